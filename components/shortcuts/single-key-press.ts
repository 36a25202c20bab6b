import { areSingleKeysOn } from './single-keys.ts'

/** Whether keys are typed into the element. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

const modal = 'dialog:modal, [aria-modal=true]'
/** Open elements that handle keys themselves, and the console: a slip next to one of its fields must not leave the page. */
const open = `${modal}, :popover-open, [aria-expanded=true][role=combobox], .try-it[data-state=open]`

/** Whether a key is pressed together with Ctrl, or ⌘ on a Mac, and nothing else, while no modal dialog is open. */
export function isModPress({ metaKey, ctrlKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  return metaKey !== ctrlKey && !altKey && !shiftKey && !repeat && document.querySelector(modal) === null
}

/** Whether a key can be a shortcut: it wasn't handled, typed into a field, repeated, or pressed with others. */
export function isSingleKeyPress(event: KeyboardEvent): boolean {
  const { target, metaKey, ctrlKey, altKey } = event
  if (event.defaultPrevented || event.repeat || event.isComposing || metaKey || ctrlKey || altKey) return false
  return !isEditable(target) && areSingleKeysOn() && document.querySelector(open) === null
}
