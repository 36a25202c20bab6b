/** A key of the keyboard, or several at once. `Mod` is Ctrl, or ⌘ on a Mac. */
export interface Shortcut {
  keys: readonly string[]
  label: string
  /** What a single key does. Others are handled where they belong, and stand here for the sheet. */
  run?: () => void
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}
