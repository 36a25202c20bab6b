/** Id of the text that says what is wrong with the body. */
export const bodyProblemId = 'try-it-body-problem'

/** Says at a field that it is required, once the reader has tried to send the call. Part of Elements by the bundler. */
export function FieldProblem({ id, isEmpty }: { id: string; isEmpty: boolean }) {
  if (!isEmpty) return null
  return (
    <p id={`${id}-problem`} className="try-it-problem">
      Enter a value. The call needs it.
    </p>
  )
}

/** Focuses the first required field without a value. Returns false if there is none on the page. */
function focusProblem(): boolean {
  const problem = document.querySelector('.TryItPanel .try-it-problem')
  const field = problem?.parentElement?.querySelector<HTMLElement>('input, select, button')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field != null
}

/** Moves the focus to the first required field without a value, and opens the panel of parameters for it. */
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
