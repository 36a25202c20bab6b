import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestRanked, compareRanked } from './rank-pages.ts'

test('the best of many pages are those that sorting all would put first', () => {
  const page = fc.record({ score: fc.integer({ min: 0, max: 5 }), isExact: fc.boolean(), record: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 60 }), fc.nat(70), (some, count) => {
      const pages = some.map((one, index) => ({ ...one, page: index }))
      expect(bestRanked(pages, count)).toEqual([...pages].sort(compareRanked).slice(0, count))
    }),
  )
})
