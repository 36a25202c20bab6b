import { expect, test } from 'vitest'
import { ceiling } from './chart-view.ts'

test('an axis ends at a round number above the largest value', () => {
  expect([0, 0.3, 1, 5, 7, 9, 12, 45, 100, 1234].map(ceiling)).toEqual([2, 0.3, 2, 6, 8, 10, 12, 60, 120, 1600])
})
