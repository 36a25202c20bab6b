import { expect, test } from 'vitest'
import { memoizeLru } from './lru-cache.ts'

test('a result is cached as long as its text is among the last', () => {
  const computed: string[] = []
  const lengthOf = memoizeLru((text) => computed.push(text) && text.length, 2)
  expect([lengthOf('aa'), lengthOf('aa'), lengthOf('')]).toEqual([2, 2, 0])
  expect(computed).toEqual(['aa', ''])
  for (const text of ['b', 'c', 'aa']) lengthOf(text)
  expect(computed).toEqual(['aa', '', 'b', 'c', 'aa'])
})
