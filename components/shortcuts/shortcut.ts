/** A key of the keyboard, or several at once. `Mod` is Ctrl, or ⌘ on a Mac. */
export interface Shortcut {
  keys: readonly string[]
  /** A key that does the same, if there is one. */
  otherKey?: string
  label: string
  /** What it does. Shortcuts without it are handled elsewhere and only listed in the sheet. */
  run?: () => void
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}
