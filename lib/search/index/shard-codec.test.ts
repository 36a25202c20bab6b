import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostAsked } from './asked-terms.ts'
import { createByteReader, createByteWriter, MalformedBytes } from './bytes.ts'
import { readSorted, writeSorted } from './front-coding.ts'
import { decodeShard, encodeShard } from './shard-codec.ts'
import { type TermEntry, termTable } from './term-table.ts'

const records = 300
const sorted = (terms: string[]) => [...new Set(terms)].sort((a, b) => (a < b ? -1 : 1))
const postings = (code: fc.Arbitrary<number>) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: records - 1 }), { maxLength: 40 })
    .chain((ids) =>
      fc.tuple(...ids.sort((a, b) => a - b).map((record) => code.map((value) => ({ record, code: value })))),
    )
const entries: fc.Arbitrary<TermEntry[]> = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 30 })
  .map(sorted)
  .chain((terms) =>
    fc.tuple(
      ...terms.map((term) =>
        fc
          .record({
            heads: postings(fc.integer({ min: 1, max: 47 })),
            content: postings(fc.integer({ min: 1, max: 15 })),
            asked: postings(fc.integer({ min: 1, max: 255 })),
            more: fc.nat(5000),
          })
          .map(({ more, ...lists }) => ({ term, ...lists, count: lists.content.length + more })),
      ),
    ),
  )

describe('a file of terms', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(entries, (some) => {
        const table = termTable(some)
        expect(decodeShard(encodeShard(table), records)).toEqual(table)
      }),
    )
  })

  test('of another kind is refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => decodeShard(bytes, records)).toThrow(MalformedBytes)
        expect(() => decodeShard(Uint8Array.of(0x54, 2, 200, ...bytes), records)).toThrow(MalformedBytes)
      }),
    )
  })

  test('that is cut or damaged is refused or reads as some table, and nothing else happens', () => {
    const bytes = encodeShard(
      termTable([
        {
          term: 'blueprint',
          count: 2,
          heads: [{ record: 3, code: 12 }],
          content: [{ record: 299, code: 15 }],
          asked: [{ record: 38_399, code: 30 }],
        },
        { term: 'blueprints', count: 900, heads: [], content: [{ record: 7, code: 1 }] },
      ]),
    )
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => decodeShard(bytes.subarray(0, length), records)).toThrow(MalformedBytes)
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const damaged = bytes.slice()
        damaged[at] = value
        try {
          const { content, asked } = decodeShard(damaged, records)
          for (const record of content.records) expect(record).toBeLessThan(records)
          for (const question of asked.records) expect(question).toBeLessThan(records * mostAsked)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedBytes)
        }
      }),
    )
  })

  test('of an index with more records is refused', () => {
    const table = termTable([{ term: 'a', count: 1, heads: [], content: [{ record: 299, code: 1 }] }])
    expect(() => decodeShard(encodeShard(table), 200)).toThrow('A record is named that does not exist.')
  })
})

test('numbers and sorted texts come back as they were', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
  const texts = fc.array(fc.string({ unit: 'grapheme' })).map(sorted)
  fc.assert(
    fc.property(numbers, texts, (some, words) => {
      const writer = createByteWriter()
      for (const value of some) writer.number(value)
      writeSorted(writer, words)
      const bytes = writer.finish()
      const reader = createByteReader(bytes)
      expect(some.map(() => reader.number())).toEqual(some)
      expect([...createByteReader(bytes).numbers(some.length)]).toEqual(some)
      expect(readSorted(reader)).toEqual(words)
      expect(reader.isDone()).toBe(true)
    }),
  )
})

test('a text that shares more than the one before has is refused', () => {
  expect(() => readSorted(createByteReader(Uint8Array.of(1, 5, 1, 97)))).toThrow(MalformedBytes)
})

test('terms that begin alike take few bytes', () => {
  const writer = createByteWriter()
  writeSorted(writer, ['blueprint', 'blueprints'])
  expect(writer.finish().length).toBe(1 + 4 + 'blueprint'.length + 's'.length)
})
