import { describe, expect, test } from 'vitest'
import { type ComboboxState, comboboxAction } from './combobox-keys.ts'

const open: ComboboxState = {
  isOpen: true,
  active: -1,
  count: 3,
  preselects: false,
  hasSelected: true,
  isEmpty: false,
}
const press = (
  key: string,
  state: Partial<ComboboxState> = {},
  held: { altKey?: boolean; hasModifier?: boolean } = {},
) => comboboxAction({ key, altKey: false, hasModifier: false, ...held }, { ...open, ...state })

describe('arrows', () => {
  test('cycle through the options and the text', () => {
    const walk = (key: string) => {
      let active = -1
      return Array.from({ length: 5 }, () => {
        const action = press(key, { active })
        active = action?.kind === 'activate' ? action.index : Number.NaN
        return active
      })
    }
    expect(walk('ArrowDown')).toEqual([0, 1, 2, -1, 0])
    expect(walk('ArrowUp')).toEqual([2, 1, 0, -1, 2])
  })

  test('open a closed list, and close it if Alt is held', () => {
    expect(press('ArrowDown', { isOpen: false })).toEqual({ kind: 'open' })
    expect(press('ArrowUp', { isOpen: false })).toEqual({ kind: 'open' })
    expect(press('ArrowDown', {}, { altKey: true })).toEqual({ kind: 'open' })
    expect(press('ArrowUp', {}, { altKey: true })).toEqual({ kind: 'close' })
  })

  test('cycle through the options alone if one is always active', () => {
    const from = (active: number, key: string) => press(key, { active, preselects: true, hasSelected: false })
    expect(from(0, 'ArrowDown')).toEqual({ kind: 'activate', index: 1 })
    expect(from(2, 'ArrowDown')).toEqual({ kind: 'activate', index: 0 })
    expect(from(0, 'ArrowUp')).toEqual({ kind: 'activate', index: 2 })
    expect(press('ArrowDown', { count: 0, preselects: true })).toEqual({ kind: 'activate', index: -1 })
  })

  test('stay in the text when there is no option', () => {
    expect(press('ArrowDown', { count: 0 })).toEqual({ kind: 'activate', index: -1 })
  })
})

test('Home and End belong to the text until the reader has selected an option', () => {
  expect(press('Home')).toBeUndefined()
  expect(press('End')).toBeUndefined()
  expect(press('Home', { active: 2 })).toEqual({ kind: 'activate', index: 0 })
  expect(press('End', { active: 0 })).toEqual({ kind: 'activate', index: 2 })
  expect(press('Home', { active: 2 }, { hasModifier: true })).toBeUndefined()
  for (const key of ['Home', 'End'])
    expect(press(key, { active: 0, preselects: true, hasSelected: false })).toBeUndefined()
})

test('Escape closes the list first, then clears the text', () => {
  expect(press('Escape', { active: 1 })).toEqual({ kind: 'close' })
  expect(press('Escape', { isOpen: false })).toEqual({ kind: 'clear' })
  expect(press('Escape', { isOpen: false, isEmpty: true })).toBeUndefined()
})

test('Enter chooses the active option, with any modifier; without one, it submits the form', () => {
  expect(press('Enter')).toBeUndefined()
  expect(press('Enter', { active: 0, isOpen: false })).toBeUndefined()
  expect(press('Enter', { active: 0 })).toEqual({ kind: 'choose' })
  expect(press('Enter', { active: 0, preselects: true, hasSelected: false })).toEqual({ kind: 'choose' })
  expect(press('Enter', { active: 0 }, { hasModifier: true })).toEqual({ kind: 'choose' })
})

test('Delete in an empty text removes the active option; Backspace in it removes the filter', () => {
  expect(press('Delete', { isEmpty: true })).toBeUndefined()
  expect(press('Delete', { active: 0, isEmpty: true })).toEqual({ kind: 'remove' })
  expect(press('Delete', { active: 0 })).toBeUndefined()
  expect(press('Backspace')).toBeUndefined()
  expect(press('Backspace', { isEmpty: true })).toEqual({ kind: 'widen' })
})

test('letters are left to the field', () => {
  expect(press('a')).toBeUndefined()
})
