import type { PlacedQuestions } from '../model/placed-questions.ts'
import { inRange } from '../structures/in-range.ts'
import { stemOf } from '../words/stemmed-word.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Posting } from './postings.ts'

/** Questions of a part that are indexed at most. The number of one is that of its record times this, plus its place. */
export const mostAsked = 256

/** Codes of lengths are bytes: this many make up 1. */
export const lengthSteps = 8
const longestCode = 255

/** How rare a word is among questions. @param holders questions that have it */
export const rarityAmong = (questions: number, holders: number) => Math.log(1 + questions / Math.max(1, holders))

interface AskedTerms {
  questions: number
  /** By question: the code is how long the question is as a vector of the rarities of its words. */
  terms: Map<string, Posting[]>
}

/** Questions by their words. */
interface NumberedQuestion {
  number: number
  words: readonly string[]
}

/** Number of the first question that no page answers. @param records how many records the index has */
export const firstUnanswered = (records: number) => records * mostAsked

const toWords = (text: string) => [...new Set(text.split(' '))]

function numbered(
  placed: readonly PlacedQuestions[],
  unanswered: readonly string[],
  records: number,
): NumberedQuestion[] {
  return [
    ...placed.flatMap(([record, ...texts]) =>
      texts.slice(0, mostAsked).map((text, place) => ({ number: record * mostAsked + place, words: toWords(text) })),
    ),
    ...unanswered.map((text, place) => ({ number: firstUnanswered(records) + place, words: toWords(text) })),
  ]
}

/** In how many questions each stem is. */
function holdersOf(questions: readonly (readonly string[])[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const words of questions)
    for (const stem of new Set(words.map(stemOf))) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  return holders
}

/**
 * The words of what readers ask, without those that say little, with the questions that have them.
 * @param records how many records the index has
 * @param unanswered questions that no page answers
 */
export function askedTerms(
  placed: readonly PlacedQuestions[],
  records: number,
  unanswered: readonly string[] = [],
): AskedTerms {
  const all = numbered(placed, unanswered, records).map(({ number, words }) => ({
    number,
    words: words.filter((word) => !stopWords.has(word)),
  }))
  const holders = holdersOf(all.map(({ words }) => words))
  const terms = new Map<string, Posting[]>()
  for (const { number, words } of all) {
    const stems = [...new Set(words.map(stemOf))]
    const length = Math.hypot(...stems.map((stem) => rarityAmong(all.length, inRange(holders.get(stem)))))
    const posting = { record: number, code: Math.min(longestCode, Math.round(length * lengthSteps)) }
    for (const word of words) {
      const postings = terms.get(word)
      if (postings === undefined) terms.set(word, [posting])
      else postings.push(posting)
    }
  }
  return { questions: all.length, terms }
}

/**
 * In how many questions small words are, in any form, by their stems: no list has these.
 * @param small words that say little, and those of the product's name
 */
export function smallWords(
  placed: readonly PlacedQuestions[],
  unanswered: readonly string[],
  small: readonly string[],
): Record<string, number> {
  const holders = holdersOf(numbered(placed, unanswered, 0).map(({ words }) => words))
  return Object.fromEntries(small.map(stemOf).map((stem) => [stem, holders.get(stem) ?? 0]))
}
