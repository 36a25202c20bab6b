import { shortcutOf } from './shortcut-list.ts'
import { isSingleKeyPress } from './single-key-press.ts'

/** Runs a key's shortcut, if it has one. */
export function pressShortcut(event: KeyboardEvent): void {
  const run = shortcutOf(event.key)?.run
  if (run === undefined || !isSingleKeyPress(event)) return
  event.preventDefault()
  run()
}
