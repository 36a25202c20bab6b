import { expect, test } from 'vitest'
import { showsReadingProgress } from './reading-progress.ts'

test('long pages show reading progress, unless a site turns it off', () => {
  expect([3, 4, 30].map((minutes) => showsReadingProgress(minutes, {}))).toEqual([false, true, true])
  expect(showsReadingProgress(3, { readingProgress: { minMinutes: 3 } })).toBe(true)
  expect(showsReadingProgress(30, { readingProgress: false })).toBe(false)
})
