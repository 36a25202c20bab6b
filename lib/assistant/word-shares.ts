import type { QuestionWord } from './question.ts'
import type { WordsIn } from './words-in.ts'

/** What a word of the question counts by where it is: in the quote, or in what introduces, heads, or surrounds it. */
const places = { own: 1, lead: 0.75, heading: 0.7, title: 0.6, near: 0.45, keywords: 0.4, part: 0.25 } as const

type PlaceName = keyof typeof places
const placeNames = Object.keys(places) as PlaceName[]

/** Words of the question by place, each with how surely it is meant. */
export type FoundWords = Readonly<Record<PlaceName, ReadonlyMap<number, number>>>

/** A word in a place that counts at least this much counts in full. */
const certainShare = 0.6
/** A word with less weight is common, and says nothing about a text. */
const tellingWeight = 0.1
/** A word that was found only as the correction of a typo may be another one. */
export const leastSureness = 0.5

/** A word with more sureness is the word of the question itself, in some form. */
export const synonymSureness = 0.8

/** Whether a word says something about a text. */
export const isTelling = ({ weight }: QuestionWord) => weight > tellingWeight

/** Share of words, by their weights, for each of which `counts` says how much it counts, from 0 to 1. */
export function shareOf(words: readonly QuestionWord[], counts: (word: QuestionWord) => number): number {
  let [total, sum] = [0, 0]
  for (const word of words) {
    total += word.weight
    sum += word.weight * counts(word)
  }
  return total === 0 ? 0 : sum / total
}

/** Share of words, by how surely one of the places has them. */
export function sureShare(words: readonly QuestionWord[], ...found: readonly ReadonlyMap<number, number>[]): number {
  return shareOf(words, ({ position }) => Math.max(...found.map((place) => place.get(position) ?? 0)))
}

/** What a word counts in the place where it counts most. */
export function placeShare({ position }: QuestionWord, found: FoundWords): number {
  let most = 0
  for (const place of placeNames) most = Math.max(most, places[place] * (found[place].get(position) ?? 0))
  return most
}

/** The same, where a quote or what heads it counts in full. */
export function certainty(word: QuestionWord, found: FoundWords): number {
  return Math.min(1, placeShare(word, found) / certainShare)
}

/** How many words of a question that say something are in a place for certain. */
export function certainWords(words: readonly QuestionWord[], found: ReadonlyMap<number, number>): number {
  return words.filter((word) => isTelling(word) && (found.get(word.position) ?? 0) > certainShare).length
}

/** Whether a word is nowhere in a quote, its part, and what heads it. */
export function isMissing({ position }: QuestionWord, found: FoundWords): boolean {
  return placeNames.every((place) => (found[place].get(position) ?? 0) < leastSureness)
}

/** Share of neighboring words of the question that are neighbors in a text, too. */
export function phraseShare(text: string, words: readonly QuestionWord[], wordsIn: WordsIn): number {
  if (words.length < 2) return 0
  const { order } = wordsIn(text)
  const pairs = words.slice(1).map((word, index) => [words[index]?.position, word.position] as const)
  const isNear = ([a, b]: (typeof pairs)[number]) =>
    order.some((position, at) => position === a && (order[at + 1] === b || order[at + 2] === b))
  return pairs.filter(isNear).length / pairs.length
}

/**
 * Share of neighboring words of the question that one text in or around the quote has both of: a page about custom
 * roles that mentions a domain doesn't say how to set up a custom domain.
 */
export function togetherShare(words: readonly QuestionWord[], found: FoundWords): number {
  const texts = [found.own, found.lead, found.heading, found.title, found.near]
  let [total, sum] = [0, 0]
  for (const [index, word] of words.slice(1).entries()) {
    const before = words[index] ?? word
    const weight = Math.min(word.weight, before.weight)
    total += weight
    sum +=
      weight * Math.max(...texts.map((text) => Math.min(text.get(word.position) ?? 0, text.get(before.position) ?? 0)))
  }
  return total === 0 ? 1 : sum / total
}
