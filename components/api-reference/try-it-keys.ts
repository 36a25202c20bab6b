/** Fields in which Enter does nothing else. */
const oneLine = 'input:not([type="checkbox"], [type="file"])'

/** Keys of the whole console: Enter sends the call, Ctrl+Enter or ⌘+Enter from any field, and Escape doesn't send it. */
export function listenForKeys(root: HTMLElement, signal: AbortSignal): void {
  const press = (event: KeyboardEvent, button: string) => {
    const pressed = root.querySelector<HTMLElement>(button)
    if (pressed === null) return
    event.preventDefault()
    event.stopPropagation()
    pressed.click()
  }
  root.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element
      if (event.isComposing || event.repeat || target.closest('.try-it-setup, .try-it-form') === null) return
      if (event.key === 'Escape') press(event, '.try-it-confirmation .cancel')
      const isMod = event.ctrlKey !== event.metaKey
      if (event.key === 'Enter' && (isMod || target.matches(oneLine)))
        press(event, '.try-it-send > .send:not(.is-stop)')
    },
    // Before the editor of the body, for which Enter is a new line.
    { signal, capture: true },
  )
}
