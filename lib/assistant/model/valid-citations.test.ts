import { expect, test } from 'vitest'
import { citedNumbers, validCitations } from './valid-citations.ts'

test.each([
  ['A [1], B [2].', 'A [1], B [2].'],
  ['A [1, 9], B [7].', 'A [1], B.'],
  ['A 【2】.', 'A [2].'],
  ['Use `a[9]` and [x](y).', 'Use `a[9]` and [x](y).'],
  ['```js\na[9]\n```', '```js\na[9]\n```'],
])('“%s” of two passages is “%s”', (text, valid) => {
  expect(validCitations(text, 2, true)).toBe(valid)
})

test('a citation that is still being written is not shown', () => {
  expect(validCitations('A [1', 2, false)).toBe('A ')
  expect(validCitations('A [1', 2, true)).toBe('A [1')
})

test('cited passages are counted once, and never in code', () => {
  expect(citedNumbers('B [2], A [1], B [2], `x[3]`')).toEqual([1, 2])
})
