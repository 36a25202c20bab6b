import { isEditable } from './is-editable.ts'
import { shortcutOf } from './shortcut-list.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** What is open has keys of its own. */
const open = 'dialog:modal, [aria-modal=true], :popover-open, [aria-expanded=true][role=combobox]'

/** Takes a key that nothing else has taken: never one that is typed, held down or pressed with others. */
export function pressShortcut(event: KeyboardEvent): void {
  const { key, target, metaKey, ctrlKey, altKey } = event
  if (event.defaultPrevented || event.repeat || event.isComposing || metaKey || ctrlKey || altKey) return
  const run = shortcutOf(key)?.run
  if (run === undefined || isEditable(target) || !areSingleKeysOn() || document.querySelector(open) !== null) return
  event.preventDefault()
  run()
}
