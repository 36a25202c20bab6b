/** Id of the text that says what is wrong with the body. */
export const bodyProblemId = 'try-it-body-problem'

/** Focuses the first field whose value can't be sent. Returns false if there is none on the page. */
function focusProblem(): boolean {
  const problem = document.querySelector('.TryItPanel .try-it-problem')
  const field = problem?.parentElement?.querySelector<HTMLElement>('input, select, textarea')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field != null
}

/** Moves the focus to the first field whose value can't be sent, and opens the panel of parameters for it. */
export function focusFirstProblem(): void {
  // Only the next frame has the messages.
  requestAnimationFrame(() => {
    if (focusProblem()) return
    const titles = document.querySelectorAll<HTMLElement>('.TryItPanel .sl-panel__titlebar > :first-child')
    const title = [...titles].find(({ textContent }) => textContent === 'Parameters')
    title?.click()
    requestAnimationFrame(focusProblem)
  })
}
