/** Leads from the head of an operation to its console, where the explorer has one column and the console is far below. */
export function TryItJump() {
  const jump = () => {
    const panel = document.querySelector('.try-it-setup')
    panel?.scrollIntoView()
    panel?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
  }
  return (
    <div className="try-it-jump">
      <button type="button" className="button is-primary" onClick={jump}>
        Try it
      </button>
    </div>
  )
}
