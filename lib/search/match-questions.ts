import { rarityAmong } from './index/asked-terms.ts'
import type { PlacedQuestions } from './model/placed-questions.ts'
import { inRange } from './structures/in-range.ts'
import { memoizeLru } from './structures/lru-cache.ts'
import { editDistance } from './words/edit-distance.ts'
import { stemOf } from './words/stemmed-word.ts'
import { wordsOf } from './words/tokenize.ts'

/** A question of readers that is like the one that is asked. */
export interface MatchedQuestion {
  /** Place of the part that answers it. */
  part: number
  text: string
  /** How much both have in common, from 0 to 1. */
  likeness: number
}

/** A page whose questions are like the one that is asked. */
export interface MatchedPage {
  page: number
  /** What they add to the score of the page; the best page of search has 1. */
  worth: number
  /** Its similar questions, the best first; none if all of them only share words. */
  questions: MatchedQuestion[]
}

/**
 * The words of a question. Capitals divide none: who types “GitHub” asks about “github”.
 * @example questionWords('Open GitHub') → ['open', 'github']
 */
export const questionWords = (text: string) => wordsOf(text.toLowerCase())

/** What is on file that is like a question. */
export interface MatchedQuestions {
  /** Pages whose questions are like it, the best first. */
  pages: MatchedPage[]
  /** Likeness of its most similar question that a page answers, and of its most similar one that none does. */
  likeness: number
  unanswered: number
  /** Its words by their stems, with how rare each is among the questions on file. */
  rarities: ReadonlyMap<string, number>
}

/** Finds the pages whose questions are like another one. */
export type QuestionMatcher = (question: string) => MatchedQuestions

/** Letters that a word has at least for one slip to be mended, and for two. */
const mendedLength = [6, 9] as const

/** The known word that is most like a mistyped one; the word itself if none is near. */
function mended(word: string, known: Iterable<string>): string {
  const limit = mendedLength.filter((length) => word.length >= length).length
  let [best, fewest] = [word, limit + 1]
  for (const other of known) {
    const slips = editDistance(word, other, limit)
    if (slips < fewest) [best, fewest] = [other, slips]
  }
  return best
}

const stemsOf = (words: readonly string[], stem: (word: string) => string) => [...new Set(words.map(stem))]

/** Words whose stems are cached while questions are read: more than a site's questions have. */
const placedWords = 10_000
/** With less likeness, questions only share words. */
const leastLikeness = 0.4
/** A question that is at least so similar leads to its part. */
export const leastLeading = 0.6
/** What a page is worth whose questions contain all words that are asked. */
const coveredWorth = 0.3

/** Part and page of the questions that no page answers. */
const nowhere = -1

/**
 * Compares questions by their words, of which rare ones count more: each question by the cosine of both as vectors, and
 * all questions of a page by how much of the words that are asked they contain.
 * @param pageOf page of each part
 * @param unanswered questions that no page answers
 * @param product words of the name of what all pages are about, which say nothing
 */
export function createQuestionMatcher(
  placed: readonly PlacedQuestions[],
  pageOf: ArrayLike<number>,
  unanswered: readonly string[] = [],
  product: readonly string[] = [],
): QuestionMatcher {
  // Thousands of questions have the same words, and are read before the first answer.
  const knownStem = memoizeLru(stemOf, placedWords)
  const all: readonly PlacedQuestions[] = [...placed, [nowhere, ...unanswered]]
  const known = new Set<string>()
  const questions = all.flatMap(([part, ...texts]) =>
    texts.map((text) => {
      const page = part === nowhere ? nowhere : inRange(pageOf[part])
      const words = text.split(' ')
      for (const word of words) known.add(word)
      return { part, page, text, stems: stemsOf(words, knownStem) }
    }),
  )
  const holders = new Map<string, number[]>()
  for (const [index, { stems }] of questions.entries()) {
    for (const stem of stems) {
      const own = holders.get(stem) ?? []
      own.push(index)
      holders.set(stem, own)
    }
  }
  const ignored = new Set(product.map(stemOf))
  const typedStem = (word: string) => {
    const stem = stemOf(word)
    return holders.has(stem) ? stem : stemOf(mended(word, known))
  }
  const rarity = (stem: string) =>
    ignored.has(stem) ? 0 : rarityAmong(questions.length, holders.get(stem)?.length ?? 1)
  const lengthOf = (stems: readonly string[]) => Math.hypot(...stems.map(rarity))
  const lengths = questions.map(({ stems }) => lengthOf(stems))

  return (asked) => {
    const stems = stemsOf(questionWords(asked), typedStem).filter((stem) => !ignored.has(stem))
    const length = lengthOf(stems)
    const total = stems.reduce((sum, stem) => sum + rarity(stem), 0)
    const shared = new Map<number, number>()
    const pages = new Map<number, MatchedPage>()
    for (const stem of stems) {
      const [weight, seen] = [rarity(stem), new Set<number>()]
      for (const index of holders.get(stem) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + weight ** 2)
        seen.add(inRange(questions[index]).page)
      }
      for (const page of seen) {
        const one = pages.get(page) ?? { page, worth: 0, questions: [] }
        one.worth += (coveredWorth * weight) / total
        pages.set(page, one)
      }
    }
    const alike = [...shared]
      .map(([index, weight]) => {
        const { part, page, text } = inRange(questions[index])
        return { part, page, text, likeness: weight / (length * inRange(lengths[index])) }
      })
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.likeness - a.likeness)
    for (const { page, ...question } of alike) {
      const one = inRange(pages.get(page))
      if (one.questions.length === 0) one.worth += question.likeness ** 2
      one.questions.push(question)
    }
    const likenessOf = (isMeant: (page: number) => boolean) => alike.find(({ page }) => isMeant(page))?.likeness ?? 0
    pages.delete(nowhere)
    return {
      pages: [...pages.values()].sort((a, b) => b.worth - a.worth),
      likeness: likenessOf((page) => page !== nowhere),
      unanswered: likenessOf((page) => page === nowhere),
      rarities: new Map(stems.map((stem) => [stem, rarity(stem)])),
    }
  }
}

/** What a question as it was typed, or without what is only said around it, is most like. */
export function closestMatch(match: QuestionMatcher, asked: string, typed: string): MatchedQuestions {
  const plain = match(asked)
  if (questionWords(typed).join(' ') === questionWords(asked).join(' ')) return plain
  const whole = match(typed)
  const most = ({ likeness, unanswered }: MatchedQuestions) => Math.max(likeness, unanswered)
  return most(whole) > most(plain) ? whole : plain
}

/** With more in common with a question that no page answers, it is that one; with less, it must be ahead by a margin. */
const unansweredLikeness = { same: 0.8, least: 0.45, margin: 0.1 } as const

/** Whether a question is rather one that no page answers than one that a page does. */
export function isRatherUnanswered({ unanswered, likeness }: MatchedQuestions): boolean {
  const { same, least, margin } = unansweredLikeness
  return unanswered >= least && unanswered > likeness + (unanswered >= same ? 0 : margin)
}
