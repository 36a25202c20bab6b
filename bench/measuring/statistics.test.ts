import { expect, test } from 'vitest'
import { median, quantile } from './statistics.ts'

test('finds the middle of odd and even counts', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('finds the end of a range', () => {
  expect(quantile([1, 2, 3, 4, 5], 1)).toBe(5)
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5)
})

test('refuses to summarize nothing', () => {
  expect(() => median([])).toThrow('no values')
})
