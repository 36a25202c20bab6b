import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('finished markup is put in place unchanged', () => {
  const slots = createSlots()
  const [a, b] = [slots.put('<b>$& "a"</b>'), slots.put('')]
  expect(slots.fill(`x ${b}${a} y`)).toBe('x <b>$& "a"</b> y')
})

test('slots inside markup are only filled for their own page', () => {
  const slots = createSlots()
  const first = slots.put('1')
  const second = slots.put('2')
  expect(slots.fill(first)).toBe('1')
  expect(slots.fill(second)).toBe('2')
})

test('the text of a slot needs no escaping', () => {
  expect(createSlots().put('<b>')).not.toMatch(/[<>&"'\s]/)
})
