import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRanked, keepBest, type RankedPage } from './rank-pages.ts'

test('the best of many pages are those that sorting all would put first', () => {
  const page = fc.record({ score: fc.integer({ min: 0, max: 5 }), isExact: fc.boolean(), record: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (some, count) => {
      const pages = some.map((one, index) => ({ ...one, page: index }))
      const best: RankedPage[] = []
      for (const one of pages) keepBest(best, one, count)
      expect(best).toEqual([...pages].sort(compareRanked).slice(0, count))
    }),
  )
})
