import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testHash, testRecords } from '../../tests/support/search-site.ts'
import { hostedRecords, jsonBytes, mostRecordBytes } from './hosted-record.ts'

const hash = (text: string) => testHash(new TextEncoder().encode(text)).repeat(4)
const page = testRecords({
  url: '/guides/deploy',
  title: 'Deploy',
  description: 'How to deploy',
  text: 'Apply it.',
  keywords: ['ship'],
  parts: { Tokens: 'Take one.' },
})

describe('a hosted record', () => {
  test('is a record with an id, a place and a hash', () => {
    expect(hostedRecords([page], hash)).toMatchInlineSnapshot(`
      [
        {
          "anchor": "",
          "breadcrumbs": [],
          "code": [],
          "context": "guides",
          "description": "How to deploy",
          "hash": "c9568643c9568643",
          "keywords": [
            "ship",
          ],
          "kind": "page",
          "level": 1,
          "objectID": "/guides/deploy",
          "position": 0,
          "section": "",
          "text": "Apply it.",
          "title": "Deploy",
          "url": "/guides/deploy",
          "version": "current",
        },
        {
          "anchor": "tokens",
          "breadcrumbs": [],
          "code": [],
          "context": "guides",
          "description": "How to deploy",
          "hash": "c43dcbaac43dcbaa",
          "keywords": [
            "ship",
          ],
          "kind": "page",
          "level": 2,
          "objectID": "/guides/deploy#tokens",
          "position": 1,
          "section": "Tokens",
          "text": "Take one.",
          "title": "Deploy",
          "url": "/guides/deploy",
          "version": "current",
        },
      ]
    `)
  })

  test('has a hash that follows what it holds, and nothing else', () => {
    const [before] = hostedRecords([page], hash)
    const [same] = hostedRecords([page], hash)
    const [other] = hostedRecords([[{ ...page[0], keywords: ['sail'] }]], hash)
    expect(same?.hash).toBe(before?.hash)
    expect(other?.hash).not.toBe(before?.hash)
  })

  test('of another version says which', () => {
    const [record] = hostedRecords([testRecords({ url: '/1.0/a', title: 'A', version: '1.0' })], hash)
    expect(record?.version).toBe('1.0')
  })

  test('has an id of its own: two parts with one address are our mistake', () => {
    expect(() => hostedRecords([page, page], hash)).toThrow('Two records of search have the address /guides/deploy.')
  })

  test('is refused when its page leaves no room for a text', () => {
    const crowded = testRecords({ url: '/a', title: 'A', keywords: ['long '.repeat(2_000)] })
    expect(() => hostedRecords([crowded], hash)).toThrow(
      /keywords of \/a take \d+ bytes.*Shorten them in its frontmatter\./,
    )
  })
})

describe('a long part', () => {
  const records = (text: string, code: string[] = []) =>
    hostedRecords([testRecords({ url: '/a', title: 'A', description: 'About', text, code })], hash)

  test('goes on in other records of the same part, with ids that are counted', () => {
    const parts = records('word '.repeat(5_000).trim(), ['name'])
    expect(parts.map(({ objectID }) => objectID)).toEqual(['/a', '/a~2', '/a~3'])
    expect(parts.map(({ position }) => position)).toEqual([0, 1, 2])
    expect(
      new Set(parts.map((part) => JSON.stringify([part.url, part.title, part.description, part.level]))).size,
    ).toBe(1)
    expect(parts.map(({ code }) => code)).toEqual([[], [], ['name']])
  })

  test('loses no word and no name, and fits, whatever it is', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }),
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 12 }),
      fc.constantFrom('"quoted"', '\\', '\u0007', 'ü', '漢字', '🚀'),
    )
    const repeated = fc.tuple(fc.array(word, { maxLength: 30 }), fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(repeated, repeated, ([words, times], [names, nameTimes]) => {
        const text = Array.from({ length: times }, () => words)
          .flat()
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim()
        const code = Array.from({ length: nameTimes }, () => names).flat()
        const parts = records(text, code)
        expect(
          parts
            .map((part) => part.text)
            .filter(Boolean)
            .join(' '),
        ).toBe(text)
        expect(parts.flatMap((part) => part.code)).toEqual(code)
        expect(Math.max(...parts.map(jsonBytes))).toBeLessThanOrEqual(mostRecordBytes)
      }),
      { numRuns: 25 },
    )
  })

  test('of many short names fits, too: each takes more than its letters', () => {
    const names = Array.from({ length: 4_000 }, (_, index) => `"${index % 7}`)
    const parts = records('', names)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.flatMap(({ code }) => code)).toEqual(names)
    expect(Math.max(...parts.map(jsonBytes))).toBeLessThanOrEqual(mostRecordBytes)
  })

  test('without spaces is cut between its characters', () => {
    const text = '🚀'.repeat(6_000)
    const parts = records(text)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.some((part) => /\p{Cs}/u.test(part.text))).toBe(false)
    expect(Math.max(...parts.map(jsonBytes))).toBeLessThanOrEqual(mostRecordBytes)
  })
})
