import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchedText } from '../index/page-text.ts'
import { createMarker, markedWords, mergeMarks, withMarks } from '../model/marks.ts'
import { tokenize } from '../words/tokenize.ts'
import { excerptOf, isBeginning, placesIn } from './excerpt.ts'

const marker = (terms: string[], prefixes: string[] = []) =>
  createMarker({
    terms: new Map(terms.map((term, word) => [term, word])),
    prefixes: prefixes.map((text, index) => ({ text, word: terms.length + index })),
    tokensOf: tokenize,
  })
const places = (text: string, terms: string[]) => placesIn(searchedText(text), marker(terms))
const marked = (text: string, terms: string[], prefixes: string[] = []) =>
  withMarks(text, mergeMarks(markedWords(text, marker(terms, prefixes))), '[', ']')

describe('marks', () => {
  test.each([
    ['Blueprints and more', ['blueprints'], [], '[Blueprints] and more'],
    ['Blueprints', [], ['blue'], '[Blue]prints'],
    ['Élan', [], ['ela'], '[Éla]n'],
    ['ﬁne', [], ['fi'], '[ﬁne]'],
    ['relation_id', ['relationid'], [], '[relation_id]'],
    ['relation_id', ['relation', 'id', 'relationid'], [], '[relation_id]'],
    ['runId', [], ['run'], '[runId]'],
    ['blueprintless', ['blueprint'], [], 'blueprintless'],
  ])('%s', (text, terms, prefixes, expected) => {
    expect(marked(text, terms, prefixes)).toBe(expected)
  })
})

describe('an excerpt', () => {
  const filler = 'word '.repeat(100)

  test('shows where most words of a query stand together', () => {
    const text = `needle ${filler}the needle in the haystack ${filler}haystack`
    const { start, end } = excerptOf(text, places(text, ['needle', 'haystack']), 60)
    expect(text.slice(start, end)).toContain('needle in the haystack')
    expect(end - start).toBeLessThanOrEqual(60)
  })

  test('prefers the place where they are closest', () => {
    const table = `${filler}a · rate limit left, when it begins to reset; b · rate limit reset; ${filler}`
    const { start, end } = excerptOf(table, places(table, ['rate', 'limit', 'reset']), 100)
    expect(table.slice(start, end)).toBe('b · rate limit reset')
  })

  test.each([
    ['a sentence', `${filler}and more. Send the needle with each call. ${filler}`, 'Send the needle'],
    ['a row of a table', `${filler}key · Anywhere; Needle token · The portal; ${filler}`, 'Needle token · The portal$'],
    ['the first row that says something', `Symptom · Cause; needle · The portal; ${filler}`, 'needle · The portal$'],
    [
      'a cell',
      `${filler}a very long first cell of this row · The needle of a token · Premium; ${filler}`,
      'The needle of',
    ],
    ['a word', `${filler}unbrokenwords and the needle ${filler}`, 'word unbrokenwords and the needle'],
  ])('begins with %s', (_, text, beginning) => {
    const { start, end } = excerptOf(text, places(text, ['needle']), 100)
    expect(text.slice(start, end)).toMatch(new RegExp(`^${beginning.replaceAll('.', '\\.')}`))
  })

  test('seems to miss something before it only in the middle of a sentence or row', () => {
    const text = 'One. Two; three · four'
    const beginnings = [...text].map((_, at) => at).filter((at) => isBeginning(text, at))
    expect(beginnings.map((at) => text.slice(at))).toEqual([text, 'Two; three · four', 'three · four'])
  })

  test('finds words of another form by taking the text apart', () => {
    expect(places('set relationId', ['relationid'])).toMatchObject([{ start: 4 }])
    expect(places('Straße und Straßen', ['strassen'])).toMatchObject([{ start: 11 }])
  })

  test('misses no word that taking the text apart would find', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', 'é', 'ß', '_', '-', '.', '’', ' ', '{', '}'),
      maxLength: 24,
    })
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'ab', 'aba', 'ss', 'ea', 'bab'), (all, term) => {
        const isFound = places(all, [term]).length > 0
        expect(isFound || markedWords(all, marker([term])).length === 0).toBe(true)
      }),
    )
  })

  test('of any text lies in it and cuts no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(400), (text, at) => {
        const { start, end } = excerptOf(text, [{ start: Math.min(at, text.length), end: text.length, word: 0 }], 40)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(text.length)
        // It throws for half a character.
        expect(() => encodeURIComponent(text.slice(start, end))).not.toThrow()
      }),
    )
  })
})
