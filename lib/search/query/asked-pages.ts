import { mostAsked, rarityAmong } from '../index/asked-terms.ts'
import type { OpenIndex } from '../index/open-index.ts'
import { inRange } from '../structures/in-range.ts'
import type { WordScores } from './word-accumulator.ts'

/** The part of a page that answers a question of readers that is like a query. */
export interface AskedPage {
  record: number
  /** What both have in common, from 0 to 1. */
  likeness: number
}

/** What readers ask that is like a query. */
export interface AskedLike {
  pages: ReadonlyMap<number, AskedPage>
  /** Whether the query is most like a question that no page answers. */
  isUnanswered: boolean
}

/** With so much in common with a question that no page answers, and more than with any other, nothing answers a query. */
const leastUnanswered = 0.8
/** With less in common, a question only shares words. */
const leastLikeness = 0.4
/** A single word is a name rather than a question: what it must have in common, and what that counts. */
const singleWord = { least: 0.9, share: 0.7 } as const

/** What each further question about a part adds: it decides between equals. */
const perQuestion = 1e-4

/**
 * What answers questions like a query, by the cosine of both as vectors of the rarities of their words.
 * @param words what the words of the query match, without those that say little
 */
export function askedPages(
  words: readonly WordScores['asked'][],
  { questions, shape }: Pick<OpenIndex, 'questions' | 'shape'>,
): AskedLike {
  const pages = new Map<number, AskedPage>()
  const { least, share: counted } = words.length > 1 ? { least: leastLikeness, share: 1 } : singleWord
  const rarities = words.map(({ size }) => rarityAmong(questions, size))
  const length = Math.hypot(...rarities)
  const likenesses = new Map<number, number>()
  for (const [at, word] of words.entries()) {
    const worth = inRange(rarities[at]) ** 2 / length
    for (const [question, share] of word) likenesses.set(question, (likenesses.get(question) ?? 0) + worth * share)
  }
  const likenessOf = new Map<number, number>()
  let [answered, unanswered] = [0, 0]
  for (const [question, inCommon] of likenesses) {
    if (inCommon < least) continue
    const record = Math.floor(question / mostAsked)
    const page = shape.pageOf[record]
    if (page === undefined) unanswered = Math.max(unanswered, inCommon)
    else answered = Math.max(answered, inCommon)
    if (page === undefined) continue
    // Of parts about which the same was asked, the one about which it was asked more often is meant.
    const likeness = Math.max(likenessOf.get(record) ?? 0, Math.min(1, inCommon) * counted) + inCommon * perQuestion
    likenessOf.set(record, likeness)
    if (likeness > (pages.get(page)?.likeness ?? 0)) pages.set(page, { record, likeness })
  }
  return { pages, isUnanswered: unanswered >= leastUnanswered && unanswered > answered }
}
