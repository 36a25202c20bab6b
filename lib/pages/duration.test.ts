import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

test.each([
  [5, '5 min'],
  [60, '1 hr'],
  [75, '1 hr 15 min'],
  [120, '2 hr'],
])('%i minutes', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
