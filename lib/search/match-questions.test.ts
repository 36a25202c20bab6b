import { expect, test } from 'vitest'
import { askedTerms, firstUnanswered, lengthSteps, mostAsked, smallWords } from './index/asked-terms.ts'
import {
  isRatherUnanswered,
  type MatchedQuestions,
  matchQuestions,
  questionWords,
  sharedWords,
} from './match-questions.ts'
import type { PlacedQuestions } from './model/placed-questions.ts'
import { stemOf } from './words/stemmed-word.ts'
import { stopWords } from './words/stop-words.ts'

/** Compares questions with those on file, as an index has them. */
function matcher(
  placed: readonly PlacedQuestions[],
  pageOf: readonly number[],
  unanswered: readonly string[] = [],
  product: readonly string[] = [],
  synonyms: Readonly<Record<string, string>> = {},
) {
  const { questions: total, terms } = askedTerms(placed, pageOf.length, unanswered)
  const small = new Map(Object.entries(smallWords(placed, unanswered, [...stopWords, ...product])))
  const onFile = { total, pageOf, small, product: new Set(product.map(stemOf)) }
  const holdersOf = (stem: string) =>
    [...terms].flatMap(([term, postings]) =>
      stemOf(term) === stem ? postings.map(({ record, code }) => [record, code / lengthSteps] as const) : [],
    )
  const texts = new Map<number, string>()
  for (const [part, ...own] of placed)
    for (const [place, text] of own.entries()) texts.set(part * mostAsked + place, text)
  for (const [place, text] of unanswered.entries()) texts.set(firstUnanswered(pageOf.length) + place, text)
  return (asked: string, isRead = true): MatchedQuestions => {
    const words = questionWords(asked).filter((word) => !stopWords.has(word))
    const holders = new Map(words.map(stemOf).map((stem) => [stem, new Map(holdersOf(stem))]))
    const alike = new Map(
      words.flatMap((word) => {
        const other = synonyms[word]
        return other === undefined
          ? []
          : [[stemOf(other), { stem: stemOf(word), holders: new Map(holdersOf(stemOf(other))) }]]
      }),
    )
    return matchQuestions(sharedWords(asked, { found: holders, alike }, onFile), onFile, (number) =>
      isRead ? texts.get(number) : undefined,
    )
  }
}

// Two pages: parts 0 to 2, and 3.
const match = matcher(
  [
    [0, 'how do i paint a boat', 'new color for the hull'],
    [2, 'how do i moor a boat'],
    [3, 'how do i hire a skipper'],
  ],
  [0, 0, 0, 1],
)

test('each part is matched by its most similar question, in any form of the words', () => {
  expect(match('how do i paint boats').pages[0]).toMatchObject({
    page: 0,
    questions: [
      { part: 0, text: 'how do i paint a boat', likeness: expect.closeTo(0.93) },
      { part: 2, text: 'how do i moor a boat' },
    ],
  })
  expect(match('a new color').pages[0]?.questions).toMatchObject([{ part: 0, text: 'new color for the hull' }])
})

test('a question on file is the same as one with its words, and less like one with other small words', () => {
  expect(match('How do I paint a boat?').likeness).toBeCloseTo(1, 1)
  expect(match('Should you paint our boat?').likeness).toBeLessThan(0.95)
})

test('before a page is read, its questions are compared by the words that say much', () => {
  const [page] = match('how do i paint a boat', false).pages
  expect(page).toMatchObject({ page: 0, questions: [{ part: 0, text: '' }] })
})

test('words that mean the same count nearly as much as the word, and only once', () => {
  const synonyms = { ship: 'boat', paint: 'color' }
  const asked = matcher(
    [
      [0, 'how do i paint a boat'],
      [1, 'how do i hire a skipper'],
    ],
    [0, 1],
    [],
    [],
    synonyms,
  )
  const [same, alike] = [asked('how do i paint a boat').likeness, asked('how do i paint a ship').likeness]
  expect(alike).toBeLessThan(same)
  expect(alike).toBeGreaterThan(0.7)
  expect(asked('how do i paint a ship', false).likeness).toBeGreaterThan(0.7)
  // “Boat” is in the question itself.
  expect(asked('paint a boat or ship').likeness).toBeCloseTo(
    matcher(
      [
        [0, 'how do i paint a boat'],
        [1, 'how do i hire a skipper'],
      ],
      [0, 1],
    )('paint a boat or ship').likeness,
  )
})

test('the name of the product says nothing', () => {
  const asked = matcher([[0, 'how much does acme weigh']], [0], ['how much does it cost'], ['acme'])
  expect(asked('How much does Acme cost').unanswered).toBeCloseTo(asked('How much does cost').unanswered)
  expect(asked('How much does it weigh').likeness).toBeCloseTo(asked('How much does it acme weigh').likeness)
  expect(asked('does it')).toMatchObject({ pages: [], likeness: 0, unanswered: 0 })
})

test('a question that says nothing but the name of the product is like others with it', () => {
  const asked = matcher(
    [
      [0, 'what is acme'],
      [1, 'what does acme weigh'],
    ],
    [0, 1],
    [],
    ['acme'],
  )
  expect(asked('What is Acme?').pages[0]).toMatchObject({ page: 0, questions: [{ text: 'what is acme' }] })
  expect(asked('What is Acme?').likeness).toBeCloseTo(1, 1)
})

test('the best page comes first: the one whose questions have more of the words', () => {
  const { pages } = match('how do i hire a skipper who moors my boat')
  expect(pages.map(({ page }) => page)).toEqual([1, 0])
  expect(pages[0]?.worth).toBeGreaterThan(pages[1]?.worth ?? 1)
})

test('several questions of a page together can have the words', () => {
  const [page] = match('color to moor with').pages
  expect(page).toMatchObject({ page: 0, worth: expect.closeTo(0.15) })
  expect(page?.questions).toEqual([])
})

test('words that most questions have don’t make them alike', () => {
  expect(match('how do i sail').pages).toEqual([])
})

test('without questions, nothing is found', () => {
  expect(matcher([], [])('how do i paint a boat').pages).toEqual([])
  expect(match('').pages).toEqual([])
})

test('questions that no page answers belong to no page, and say how much they are like the one that is asked', () => {
  const both = matcher([[0, 'how much does a boat weigh']], [0], ['how much does a boat cost'])
  const found = both('how much does it cost')
  expect(found.pages).toEqual([])
  expect(found.unanswered).toBeGreaterThan(found.likeness)
  expect(isRatherUnanswered(found)).toBe(true)
  expect(isRatherUnanswered(both('how much does a boat weigh'))).toBe(false)
})
