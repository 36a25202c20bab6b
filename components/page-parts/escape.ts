/** Whether Escape is for something else: an open dialog, a list, or a field. */
export function isEscapeTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return defaultPrevented || isField || document.querySelector('dialog:modal, :popover-open') !== null
}
