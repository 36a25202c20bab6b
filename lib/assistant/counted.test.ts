import { expect, test } from 'vitest'
import { countsThing } from './counted.ts'
import type { WordsIn } from './words-in.ts'

/** Knows one word, at place 3. */
const wordsIn: WordsIn = (text) => ({
  sureness: new Map(/\bdocks?\b/.test(text) ? [[3, 1]] : []),
  order: [],
})

test.each([
  ['You can have up to 20 docks.', true, true],
  ['You can have up to 20 of them.', true, true],
  ['A name of a dock has up to 20 characters.', true, false],
  ['A harbor has 12 docks.', true, false],
  ['A harbor has 12 docks.', false, true],
  ['If a harbor has 12 docks, you need a light.', false, false],
  ['Docks have numbers.', false, false],
])('“%s”, asked for a limit %s, says how many docks: %s', (text, isLimit, isSaid) => {
  expect(countsThing(text, { thing: 3, isAbout: true, isLimit }, wordsIn)).toBe(isSaid)
})

test('a limit says nothing about a thing that neither the text nor its heading names', () => {
  expect(countsThing('At most 20 of them.', { thing: 3, isAbout: false, isLimit: true }, wordsIn)).toBe(false)
})
