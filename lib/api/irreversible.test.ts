import { expect, test } from 'vitest'
import { isIrreversible } from './irreversible.ts'

test('a DELETE, and what the specification says so of', () => {
  expect(isIrreversible({ method: 'delete' })).toBe(true)
  expect(isIrreversible({ method: 'post', extensions: { 'x-irreversible': true } })).toBe(true)
  expect(isIrreversible({ method: 'post', extensions: { 'x-irreversible': false } })).toBe(false)
  expect(isIrreversible({ method: 'get' })).toBe(false)
})
