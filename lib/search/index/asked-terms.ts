import type { PlacedQuestions } from '../model/placed-questions.ts'
import { inRange } from '../structures/in-range.ts'
import { stemOf } from '../words/stemmed-word.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Posting } from './postings.ts'

/** Questions of a part that are indexed at most. The number of one is that of its record times this, plus its place. */
export const mostAsked = 128

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

/** The words of what readers ask, without those that say little, with the questions that have them. */
export function askedTerms(placed: readonly PlacedQuestions[]): AskedTerms {
  const all = placed.flatMap(([record, ...texts]) =>
    texts.slice(0, mostAsked).map((text, place) => {
      const words = new Set(text.split(' ').filter((word) => !stopWords.has(word)))
      return {
        number: record * mostAsked + place,
        words,
        stems: new Set([...words].map(stemOf)),
      }
    }),
  )
  const holders = new Map<string, number>()
  for (const { stems } of all) for (const stem of stems) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const terms = new Map<string, Posting[]>()
  for (const { number, words, stems } of all) {
    const length = Math.hypot(...[...stems].map((stem) => rarityAmong(all.length, inRange(holders.get(stem)))))
    const posting = { record: number, code: Math.min(longestCode, Math.round(length * lengthSteps)) }
    for (const word of words) {
      const postings = terms.get(word)
      if (postings === undefined) terms.set(word, [posting])
      else postings.push(posting)
    }
  }
  return { questions: all.length, terms }
}
