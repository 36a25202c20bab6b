/** Focuses the first field of a console that the call needs and that is empty, or else the first one. */
export function focusField(root: HTMLElement): void {
  const needed = [...root.querySelectorAll<HTMLInputElement>('.try-it-setup input, [aria-required="true"]')]
  const empty = needed.find(({ value }) => value.trim() === '')
  const field = empty ?? root.querySelector<HTMLElement>('input, select, textarea')
  field?.focus()
}

/** What Escape closes first. */
const inner = '[role="menu"], [role="listbox"], [role="alertdialog"]'

/** Calls back when the reader presses Escape in a part of the page with an open console. */
export function listenForEscape(section: HTMLElement, onEscape: () => void, signal: AbortSignal): void {
  section.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing && section.querySelector(inner) === null) onEscape()
    },
    // Before what is inside closes.
    { signal, capture: true },
  )
}
