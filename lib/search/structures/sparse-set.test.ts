import { expect, test } from 'vitest'
import { createSparseSet } from './sparse-set.ts'

test('a member is there once, and gone after a clear', () => {
  const set = createSparseSet(5)
  for (const id of [3, 0, 3]) set.add(id)
  expect([...set.all()]).toEqual([3, 0])
  expect(set.count()).toBe(2)
  set.clear()
  expect(set.count()).toBe(0)
  set.add(3)
  expect([...set.all()]).toEqual([3])
})
