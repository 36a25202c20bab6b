import { expect, test } from 'vitest'
import { hasAll, hasAny, isSingle, mostWords, wordBit } from './word-bits.ts'

test('every word of a query has a bit of its own, in numbers that Int32Array stores', () => {
  const bits = Array.from({ length: mostWords }, (_, word) => wordBit(word))
  expect(new Set(bits).size).toBe(mostWords)
  expect([...Int32Array.from(bits)]).toEqual(bits)
  expect(bits.every((bit) => bit > 0)).toBe(true)
})

test('sets of words are compared by their bits', () => {
  expect([hasAll(0b110, 0b10), hasAll(0b110, 0b11), hasAll(0b1, 0)]).toEqual([true, false, true])
  expect([hasAny(0b110, 0b11), hasAny(0b110, 0b1)]).toEqual([true, false])
  expect([isSingle(0), isSingle(0b100), isSingle(0b101)]).toEqual([true, true, false])
})
