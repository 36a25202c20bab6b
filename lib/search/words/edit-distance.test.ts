import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, letterBits, missingBits, slipsAllowed } from './edit-distance.ts'

/** The definition, without any shortcut. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const cost = a.at(-1) === b.at(-1) ? 0 : 1
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)]
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    slowDistance(shortA, b) + 1,
    slowDistance(a, shortB) + 1,
    slowDistance(shortA, shortB) + cost,
    swapped ? slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  )
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

describe('slips between words', () => {
  test.each([
    ['blueprint', 'blueprint', 0],
    ['bluprint', 'blueprint', 1],
    ['bleuprint', 'blueprint', 1],
    ['kuberntes', 'kubernetes', 1],
    ['scorcard', 'blueprint', 3],
  ])('%s, %s: %d', (typed, term, slips) => {
    expect(editDistance(typed, term, 2)).toBe(slips)
  })

  test('are those of the definition, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(Math.min(limit + 1, editDistance(a, b, limit))).toBe(Math.min(limit + 1, slowDistance(a, b)))
      }),
    )
  })

  test('of an unfinished word are those of the nearest beginning', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, length) => slowDistance(a, b.slice(0, length)))
        expect(editDistance(a, b, 2, true)).toBe(Math.min(3, ...beginnings))
      }),
    )
  })

  test('are never fewer than the letters tell', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 9)
        expect(missingBits(letterBits(a), letterBits(b))).toBeLessThanOrEqual(distance)
      }),
    )
  })
})

test('short words may have no slip, long ones two', () => {
  expect([3, 4, 7, 8, 30].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2])
})
