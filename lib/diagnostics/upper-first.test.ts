import { expect, test } from 'vitest'
import { upperFirst } from './upper-first.ts'

test('only the first letter changes', () => {
  expect(['item 1 is wrong.', 'iD', ''].map(upperFirst)).toEqual(['Item 1 is wrong.', 'ID', ''])
})
