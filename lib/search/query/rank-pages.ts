import type { IndexShape, ScoreBoard } from './score-board.ts'

/** A page that answers a query, by its best part. */
export interface RankedPage {
  page: number
  record: number
  score: number
  /** The title is the query itself. */
  isExact: boolean
}

export interface RankedPages {
  best: RankedPage[]
  total: number
}

export interface RankOptions {
  /** What each word of the query says, from 0 to 1. */
  weights: readonly number[]
  /** Words that a title must hold to answer the query alone: all but stop words. */
  neededWords: number
  /** How many of the best pages need their order. */
  count: number
  isIncluded: (page: number) => boolean
  /** Whether the page's title may be the query itself. */
  mayBeExact: (page: number) => boolean
  isOperation: (page: number) => boolean
}

/** Pages that answer less than this part of what the best one answers are left out. */
const leastCoverage = 0.4
/** How much a word that is not found is held against a page. */
const coveragePower = 1.2
/**
 * What an operation counts that a query does not ask for, since it does not name what the operation does: a page about the
 * thing comes first. After a single noun, all operations on the thing answer alike, and none of them well; one whose
 * title and keywords hold several words of a query, and all of them, may well be meant.
 */
const unaskedOperation = { byName: 0.9, byWords: 0.8, byNoun: 0.5 } as const

interface Coverage {
  /** How much of a query is answered, from 0 to 1. */
  share: number
  /** What that does to a score. */
  factor: number
}

/** How much of a query some of its words answer, given as bits; of the many sets that there may be, few are asked for. */
function coverageMeter(weights: readonly number[]): (words: number) => Coverage {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const known = new Map<number, Coverage>()
  return (words) => {
    let coverage = known.get(words)
    if (coverage === undefined) {
      const share = weights.reduce((sum, weight, at) => ((words & (1 << at)) === 0 ? sum : sum + weight), 0) / total
      coverage = { share, factor: share ** coveragePower }
      known.set(words, coverage)
    }
    return coverage
  }
}

/** Whether a query names what an operation does, or that it is to be called, and to what. */
function isAsked(board: ScoreBoard, page: number, neededWords: number): boolean {
  const action = board.actionWords[page] as number
  const others = neededWords & ~action
  return action !== 0 && (others === 0 || ((board.nameWords[page] as number) & others) !== 0)
}

/** What an operation counts by what a query says of it. */
function operationFactor(board: ScoreBoard, page: number, neededWords: number): number {
  if (isAsked(board, page, neededWords)) return 1
  if ((neededWords & (neededWords - 1)) === 0) return unaskedOperation.byNoun
  const isInName = ((board.nameWords[page] as number) & neededWords) === neededWords
  return isInName ? unaskedOperation.byName : unaskedOperation.byWords
}

/** The order of hits: exact titles, then scores; of equals the first in the order of addresses. */
export function compareRanked(a: RankedPage, b: RankedPage): number {
  return Number(b.isExact) - Number(a.isExact) || b.score - a.score || a.page - b.page
}

/** Puts a page into its place among the best, of which so many are kept. */
export function keepBest(best: RankedPage[], page: RankedPage, count: number): void {
  let at = best.length
  while (at > 0 && compareRanked(best[at - 1] as RankedPage, page) > 0) at -= 1
  best.splice(at, 0, page)
  if (best.length > count) best.pop()
}

/**
 * The pages that answer a query: the best in their order, as many as are wanted, and how many there are. A page counts by its
 * title and keywords and by its best part.
 */
export function rankPages(board: ScoreBoard, { starts }: IndexShape, options: RankOptions): RankedPages {
  const { weights, neededWords, count, isIncluded, mayBeExact, isOperation } = options
  const { bestRecord, scores, coverages } = board
  const coverageOf = coverageMeter(weights)
  const pages = board.pages()
  let bestCoverage = 0
  for (const page of pages) {
    scores[page] = 0
    if (!isIncluded(page)) continue
    const first = starts[page] as number
    const end = starts[page + 1] as number
    const pageWords = board.pageWords[page] as number
    const factor = isOperation(page) ? operationFactor(board, page, neededWords) : 1
    const pageSum = board.pageSum[page] as number
    const titleWords = board.titleWords[page] as number
    let found = first
    let score = 0
    let coverage = 0
    for (let record = first; record < end; record += 1) {
      const recordWords = board.recordWords[record] as number
      if (recordWords === 0 && record !== first) continue
      const covered = coverageOf(pageWords | recordWords)
      const recordScore = (pageSum + (board.recordSum[record] as number)) * covered.factor * factor
      if (recordScore <= score) continue
      found = record
      score = recordScore
      coverage = covered.share
    }
    scores[page] = score
    coverages[page] = coverage
    // Whose title answers the whole query is looked for as a page.
    bestRecord[page] = (titleWords & neededWords) === neededWords ? first : found
    bestCoverage = Math.max(bestCoverage, coverage)
  }
  const best: RankedPage[] = []
  let total = 0
  for (const page of pages) {
    const score = scores[page] as number
    // A word that any operation is asked for by finds none alone.
    if (score === 0) continue
    const isExact = ((board.exactTitleWords[page] as number) & neededWords) === neededWords && mayBeExact(page)
    if (!isExact && (coverages[page] as number) < bestCoverage * leastCoverage) continue
    total += 1
    if (isExact || score >= (best[count - 1]?.score ?? 0))
      keepBest(best, { page, record: bestRecord[page] as number, score, isExact }, count)
  }
  return { best, total }
}
