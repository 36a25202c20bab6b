/** The effect of a key in a field with a list below it. */
export type ComboboxAction =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'activate'; index: number }
  /** Chooses the active option; modifier keys may open it in a new tab or window. */
  | { kind: 'choose' }
  | { kind: 'remove' }
  | { kind: 'widen' }

export interface ComboboxState {
  isOpen: boolean
  /** Index of the active option; -1 if the cursor is in the text. */
  active: number
  count: number
  isEmpty: boolean
}

interface PressedKey {
  key: string
  altKey: boolean
  /** Whether a modifier is held that changes the key's meaning in a text field. */
  hasModifier: boolean
}

/** The next index. It wraps around, with -1, the text, between the last and the first option. */
function step(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1
}

/**
 * The action of a key; undefined leaves the key to the field.
 * @see WAI-ARIA Authoring Practices, “Editable Combobox With List Autocomplete”
 */
export function comboboxAction(
  { key, altKey, hasModifier }: PressedKey,
  { isOpen, active, count, isEmpty }: ComboboxState,
): ComboboxAction | undefined {
  const hasActive = isOpen && active >= 0
  if (key === 'Enter') return hasActive ? { kind: 'choose' } : undefined
  if (hasModifier) return undefined
  switch (key) {
    case 'ArrowDown':
      return altKey || !isOpen ? { kind: 'open' } : { kind: 'activate', index: step(active, 1, count) }
    case 'ArrowUp':
      if (altKey) return isOpen ? { kind: 'close' } : undefined
      return isOpen ? { kind: 'activate', index: step(active, -1, count) } : { kind: 'open' }
    case 'Home':
      return hasActive ? { kind: 'activate', index: 0 } : undefined
    case 'End':
      return hasActive ? { kind: 'activate', index: count - 1 } : undefined
    case 'Escape':
      if (isOpen) return { kind: 'close' }
      return isEmpty ? undefined : { kind: 'clear' }
    case 'Delete':
      // In a text that is being written, the key belongs to the text. Only searches of an empty field can be removed.
      return hasActive && isEmpty ? { kind: 'remove' } : undefined
    case 'Backspace':
      return isEmpty ? { kind: 'widen' } : undefined
    default:
      return undefined
  }
}
