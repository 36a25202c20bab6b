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
  /** Index of the active option; -1 if there is none. */
  active: number
  /** Number of options that the keys reach. */
  count: number
  /** Whether the first option is active until the reader selects another. Then the keys move among options only. */
  preselects: boolean
  /** Whether the reader has selected an option. Until then, Home and End belong to the text. */
  hasSelected: boolean
  isEmpty: boolean
}

interface PressedKey {
  key: string
  altKey: boolean
  /** Whether a modifier is held that changes the key's meaning in a text field. */
  hasModifier: boolean
}

/** The next index. It wraps around; between the last and the first option comes -1, the text, if no option is preselected. */
function step(by: 1 | -1, { active, count, preselects }: ComboboxState): number {
  if (preselects && count > 0) return (active + by + count) % count
  return ((active + 1 + by + count + 1) % (count + 1)) - 1
}

/**
 * The action of a key; undefined leaves the key to the field.
 * @see WAI-ARIA Authoring Practices, “Editable Combobox With List Autocomplete”
 */
export function comboboxAction(
  { key, altKey, hasModifier }: PressedKey,
  state: ComboboxState,
): ComboboxAction | undefined {
  const { isOpen, active, count, isEmpty } = state
  if (key === 'Enter') return isOpen && active >= 0 ? { kind: 'choose' } : undefined
  const hasActive = isOpen && active >= 0 && state.hasSelected
  if (hasModifier) return undefined
  switch (key) {
    case 'ArrowDown':
      return altKey || !isOpen ? { kind: 'open' } : { kind: 'activate', index: step(1, state) }
    case 'ArrowUp':
      if (altKey) return isOpen ? { kind: 'close' } : undefined
      return isOpen ? { kind: 'activate', index: step(-1, state) } : { kind: 'open' }
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
