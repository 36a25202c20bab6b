import { expect, test } from 'vitest'
import { createSaidIn, createWordsIn, unknownWords } from './words-in.ts'

test('a text says as much of a question as the words are worth that it has, in whatever form', () => {
  const saidIn = createSaidIn({
    rarities: new Map([
      ['turn', 2],
      ['off', 3],
      ['light', 5],
    ]),
  })
  expect(saidIn('Turning off the lights')).toBe(1)
  expect(saidIn('A light turns, and a light shines.')).toBe(0.7)
  expect(saidIn('A mast carries the sails.')).toBe(0)
})

test('without questions on file, nothing is said', () => {
  expect(createSaidIn({ rarities: new Map() })('A light')).toBe(0)
})

const retrievedOf = (word: string, ...terms: string[]) => ({
  words: [{ term: word, weight: 1, isStop: false }],
  terms: new Map(terms.map((term) => [term, 0])),
  rarities: new Map(),
  tools: [],
  unanswered: 0,
  isUnanswered: false,
  pages: [],
})

test('a short word that no page has isn’t the longer ones that it begins', () => {
  const retrieved = retrievedOf('sea', 'search', 'searches')
  expect(unknownWords(retrieved)).toEqual([0])
  expect(createWordsIn(retrieved)('Search for a boat').sureness.get(0)).toBeLessThan(0.5)
})

test('a longer word may be short for one that it begins, and one that pages have is known in all of its forms', () => {
  expect(unknownWords(retrievedOf('config', 'configuration'))).toEqual([])
  const retrieved = retrievedOf('sail', 'sails', 'sailing', 'sailor')
  expect(unknownWords(retrieved)).toEqual([])
  expect(createWordsIn(retrieved)('The sails are up').sureness.get(0)).toBeGreaterThan(0.9)
})

test('a word that no page has isn’t the two words that it contains', () => {
  expect(unknownWords(retrievedOf('perforce', 'per', 'forced'))).toEqual([0])
})

test('a word that a question has in two forms is known in both', () => {
  const retrieved = {
    ...retrievedOf('map', 'map', 'mapping'),
    words: ['map', 'mapping'].map((term) => ({ term, weight: 1, isStop: false })),
  }
  expect(unknownWords(retrieved)).toEqual([])
})
