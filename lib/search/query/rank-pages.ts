import type { IndexShape } from '../index/open-index.ts'
import { inRange } from '../structures/in-range.ts'
import type { AskedPage } from './asked-pages.ts'
import type { ScoreAccumulator } from './score-accumulator.ts'
import { hasAll, hasAny, isSingle, type WordBits, wordBit } from './word-bits.ts'

/** A page that answers a query, by its best part. */
export interface RankedPage {
  page: number
  record: number
  score: number
  /** The title is the query itself. */
  isExact: boolean
}

interface RankedPages {
  best: RankedPage[]
  total: number
  /** Whether the title of a page has all words. */
  isNamed: boolean
}

interface RankOptions {
  /** What each word of the query says, from 0 to 1. */
  weights: readonly number[]
  /** Words that a title must contain to answer the query alone: all but stop words. */
  neededWords: WordBits
  /** How many of the best pages need their order. */
  count: number
  /** Whether a page belongs to the part of the site that is searched. */
  isIncluded: (page: number) => boolean
  /** Whether pages are only counted, so that the counts of all parts of a site add up to the count of the site. */
  isCount: boolean
  /** Whether the page's title may be the query itself. */
  mayBeExact: (page: number) => boolean
  isOperation: (page: number) => boolean
  /** Pages that answer questions of readers that are like the query. */
  asked: ReadonlyMap<number, AskedPage>
  /** What operations count that have the path in the query. */
  called: ReadonlyMap<number, number>
  /** How many other pages link to each page. @see linkLevel */
  linkLevels: Uint8Array
}

/** After the first few, pages with less than this share of the best score of the site are left out, and before, with half. */
const leastShare = 0.2
const few = 8
/** How much a word that is not found is held against a page. */
const coveragePower = 1.2
/**
 * What an operation counts that a query does not ask for, since it does not name what the operation does: a page about the
 * thing comes first. After a single noun, all operations on the thing answer alike, and none of them well, unless no page
 * is called by that noun; one whose title and keywords hold several words of a query, and all of them, may well be meant.
 */
const unaskedOperation = { byName: 0.9, byWords: 0.8, byNoun: 0.5, byNounAlone: 0.9 } as const

/** What a page counts more for each time that twice as many pages link to it. */
const perLinkLevel = 0.02

/** What the very question of a query adds to its page, if the best page has 1, and how like it is one that leads to its part. */
const askedQuestion = { worth: 0.9, leading: 0.6 } as const

/** What it does to a score which words of a query are answered. Results are cached, because few of the possible sets occur. */
function coverageMeter(weights: readonly number[]): (words: WordBits) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const cache = new Map<WordBits, number>()
  return (words) => {
    let factor = cache.get(words)
    if (factor === undefined) {
      const answered = weights.reduce((sum, weight, word) => (hasAny(words, wordBit(word)) ? sum + weight : sum), 0)
      factor = (answered / total) ** coveragePower
      cache.set(words, factor)
    }
    return factor
  }
}

/** Whether a query names what an operation does, or that it is to be called, and what it does it to. */
function isAsked(actionWords: WordBits, nameWords: WordBits, neededWords: WordBits): boolean {
  const others = neededWords & ~actionWords
  return actionWords !== 0 && (others === 0 || hasAny(nameWords, others))
}

/** What an operation counts by what a query says of it. @param byNoun what it counts if the query is a single noun */
function operationFactor(scores: ScoreAccumulator, page: number, neededWords: WordBits, byNoun: number): number {
  const nameWords = inRange(scores.nameWords[page])
  if (isAsked(inRange(scores.actionWords[page]), nameWords, neededWords)) return 1
  if (isSingle(neededWords)) return byNoun
  return hasAll(nameWords, neededWords) ? unaskedOperation.byName : unaskedOperation.byWords
}

/** The order of hits: exact titles, then scores; of equals the first in the order of addresses. */
export function compareRanked(a: RankedPage, b: RankedPage): number {
  return Number(b.isExact) - Number(a.isExact) || b.score - a.score || a.page - b.page
}

/** Puts a page into its place among the best, of which so many are kept. */
export function keepBest(best: RankedPage[], page: RankedPage, count: number): void {
  let at = best.length
  while (at > 0 && compareRanked(inRange(best[at - 1]), page) > 0) at -= 1
  best.splice(at, 0, page)
  if (best.length > count) best.pop()
}

interface BestPart {
  record: number
  score: number
}

/** The part of a page that answers a query best, together with the page's title and keywords. */
function bestPart(
  scores: ScoreAccumulator,
  { starts }: IndexShape,
  page: number,
  factor: number,
  coverageOf: (words: WordBits) => number,
): BestPart {
  const first = inRange(starts[page])
  const end = inRange(starts[page + 1])
  const pageWords = inRange(scores.pageWords[page])
  const pageSum = inRange(scores.pageSum[page])
  let best = first
  let score = 0
  for (let record = first; record < end; record += 1) {
    const recordWords = inRange(scores.recordWords[record])
    if (recordWords === 0 && record !== first) continue
    const recordScore = (pageSum + inRange(scores.recordSum[record])) * coverageOf(pageWords | recordWords) * factor
    if (recordScore <= score) continue
    best = record
    score = recordScore
  }
  return { record: best, score }
}

/** Raises pages that answer questions of readers like the query. */
function raiseAsked(
  { scores, bestRecord, exactTitleWords }: ScoreAccumulator,
  asked: ReadonlyMap<number, AskedPage>,
  neededWords: WordBits,
  best: number,
): void {
  for (const [page, { record, likeness }] of asked) {
    // Pages of another part of the site have none.
    if (inRange(scores[page]) === 0) continue
    scores[page] = inRange(scores[page]) + best * askedQuestion.worth * likeness ** 2
    // A title that says the query in other words doesn't mean that its page is meant.
    const isPageMeant = hasAll(inRange(exactTitleWords[page]), neededWords)
    if (likeness >= askedQuestion.leading && !isPageMeant) bestRecord[page] = record
  }
}

/** Raises operations that have the path in the query; of equals, the one that its words find better comes first. */
function raiseCalled(
  { scores, bestRecord }: ScoreAccumulator,
  called: ReadonlyMap<number, number>,
  { starts }: IndexShape,
  best: number,
): void {
  for (const [page, worth] of called) {
    const score = inRange(scores[page])
    if (score === 0 || worth === 0) continue
    scores[page] = Math.max(score, worth * (best + score / 10))
    bestRecord[page] = inRange(starts[page])
  }
}

/**
 * The pages that answer a query: the best in their order, as many as are wanted, and how many there are. A page counts
 * by its title and keywords and by its best part.
 */
export function rankPages(accumulator: ScoreAccumulator, shape: IndexShape, options: RankOptions): RankedPages {
  const { weights, neededWords, count, isIncluded, isCount, mayBeExact, isOperation, linkLevels, asked, called } =
    options
  const { bestRecord, scores } = accumulator
  const coverageOf = coverageMeter(weights)
  const pages = accumulator.pages()
  const named = pages.filter((page) => hasAll(inRange(accumulator.titleWords[page]), neededWords))
  const isPage = isSingle(neededWords) && named.some((page) => !isOperation(page))
  const byNoun = isPage ? unaskedOperation.byNoun : unaskedOperation.byNounAlone
  const all: number[] = []
  let bestIncluded = 0
  for (const page of pages) {
    scores[page] = 0
    const asked = isOperation(page) ? operationFactor(accumulator, page, neededWords, byNoun) : 1
    const factor = asked * (1 + perLinkLevel * inRange(linkLevels[page]))
    const part = bestPart(accumulator, shape, page, factor, coverageOf)
    all.push(part.score)
    if (!isIncluded(page)) continue
    bestIncluded = Math.max(bestIncluded, part.score)
    scores[page] = part.score
    // If a title alone answers a query, its reader looks for the page, not for a part of it.
    const isPageMeant = hasAll(inRange(accumulator.titleWords[page]), neededWords)
    bestRecord[page] = isPageMeant ? inRange(shape.starts[page]) : part.record
  }
  const [bestScore = 0] = all.sort((a, b) => b - a)
  // By the best page of the site, so that a part of it finds the same pages.
  raiseAsked(accumulator, asked, neededWords, bestScore)
  raiseCalled(accumulator, called, shape, bestScore)
  let least = leastShare * bestScore
  least = Math.max(least / 2, Math.min(least, all[few - 1] ?? 0))
  // A part of the site without such pages has weaker results rather than none.
  if (!isCount && bestIncluded < least) least = bestIncluded * leastShare
  const best: RankedPage[] = []
  let total = 0
  for (const page of pages) {
    const score = inRange(scores[page])
    // The words for calling any operation find none by themselves.
    if (score === 0) continue
    const isExact = hasAll(inRange(accumulator.exactTitleWords[page]), neededWords) && mayBeExact(page)
    if (!isExact && score < least) continue
    total += 1
    if (isExact || score >= (best[count - 1]?.score ?? 0))
      keepBest(best, { page, record: inRange(bestRecord[page]), score, isExact }, count)
  }
  return { best, total, isNamed: named.length > 0 }
}
