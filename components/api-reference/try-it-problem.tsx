/** Says at a field that it is required, once the reader has tried to send the call. Part of Elements by the bundler. */
export function FieldProblem({ id, isEmpty }: { id: string; isEmpty: boolean }) {
  if (!isEmpty) return null
  return (
    <p id={`${id}-problem`} className="try-it-problem">
      Enter a value. The call needs it.
    </p>
  )
}

/** Moves the focus to the first required field without a value, unless its panel is closed. */
export function focusFirstProblem(): void {
  // Only the next frame has the messages.
  requestAnimationFrame(() => {
    const problem = document.querySelector('.TryItPanel .try-it-problem')
    const field = problem?.parentElement?.querySelector<HTMLElement>('input, button')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
