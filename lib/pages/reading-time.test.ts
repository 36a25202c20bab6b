import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [500, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
