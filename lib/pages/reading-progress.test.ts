import { expect, test } from 'vitest'
import { checkReadingProgress, showsReadingProgress } from './reading-progress.ts'

test('long pages show reading progress, unless a site turns it off', () => {
  expect([3, 4, 30].map((minutes) => showsReadingProgress(minutes, {}))).toEqual([false, true, true])
  expect(showsReadingProgress(3, { readingProgress: { minMinutes: 3 } })).toBe(true)
  expect(showsReadingProgress(30, { readingProgress: false })).toBe(false)
})

test('minutes are a whole number', () => {
  expect(checkReadingProgress({})).toEqual([])
  expect(checkReadingProgress({ readingProgress: false })).toEqual([])
  expect(checkReadingProgress({ readingProgress: { minMinutes: 1 } })).toEqual([])
  for (const minMinutes of [0, -1, 2.5, Number.NaN]) {
    expect(checkReadingProgress({ readingProgress: { minMinutes } })).toMatchObject([
      { message: `readingProgress.minMinutes: ${minMinutes} is not a number of minutes.` },
    ])
  }
})
