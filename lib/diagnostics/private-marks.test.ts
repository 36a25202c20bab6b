import { expect, test } from 'vitest'
import { placeholderMarks, slotMarks, withoutMarks } from './private-marks.ts'

test('slots and placeholders are removed with their names', () => {
  const slot = `${slotMarks.open}12${slotMarks.close}`
  const placeholder = `${placeholderMarks.open}picture /a.png${placeholderMarks.close}`
  expect(withoutMarks(`a${slot}b${placeholder}c`)).toBe('a b c')
})
