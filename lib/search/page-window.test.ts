import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [6, 20, [1, 'gap', 5, 6, 7, 'gap', 20]],
  [9, 9, [1, 'gap', 8, 9]],
  [12, 9, [1, 'gap', 9]],
])('page %i of %i', (current, count, expected) => {
  expect(pageWindow(current, count)).toEqual(expected)
})
