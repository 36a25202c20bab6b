import { expect, test } from 'vitest'
import { remembered } from './recent-cache.ts'

test('what was given is given again without work, as long as it is among the last', () => {
  const asked: string[] = []
  const lengthOf = remembered((text) => asked.push(text) && text.length, 2)
  expect([lengthOf('aa'), lengthOf('aa'), lengthOf('')]).toEqual([2, 2, 0])
  expect(asked).toEqual(['aa', ''])
  for (const text of ['b', 'c', 'aa']) lengthOf(text)
  expect(asked).toEqual(['aa', '', 'b', 'c', 'aa'])
})
