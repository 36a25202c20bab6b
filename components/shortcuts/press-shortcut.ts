import { shortcutOf } from './shortcut-list.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** Whether keys are typed into the element. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** Open elements that handle keys themselves. */
const open = 'dialog:modal, [aria-modal=true], :popover-open, [aria-expanded=true][role=combobox]'

/** Runs a key's shortcut, unless the key was handled, typed into a field, repeated, or pressed with others. */
export function pressShortcut(event: KeyboardEvent): void {
  const { key, target, metaKey, ctrlKey, altKey } = event
  if (event.defaultPrevented || event.repeat || event.isComposing || metaKey || ctrlKey || altKey) return
  const run = shortcutOf(key)?.run
  if (run === undefined || isEditable(target) || !areSingleKeysOn() || document.querySelector(open) !== null) return
  event.preventDefault()
  run()
}
