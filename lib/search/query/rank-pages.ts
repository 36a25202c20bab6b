import type { IndexShape, ScoreBoard } from './score-board.ts'

/** A page that answers a query, by its best part. */
export interface RankedPage {
  page: number
  record: number
  score: number
  /** The title is the query itself. */
  isExact: boolean
}

export interface RankOptions {
  /** What each word of the query says, from 0 to 1. */
  weights: readonly number[]
  /** Words that a title must hold to answer the query alone: all but stop words. */
  neededWords: number
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

/** How much of a query a page answers, and what that does to its score; neighbours mostly answer the same words. */
function coverageMeter(weights: readonly number[]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const meter = {
    words: 0,
    coverage: 0,
    factor: 0,
    measure(words: number) {
      if (words === meter.words) return
      let covered = 0
      for (let position = 0; position < weights.length; position += 1) {
        if ((words & (1 << position)) !== 0) covered += weights[position] as number
      }
      meter.words = words
      meter.coverage = covered / total
      meter.factor = meter.coverage ** coveragePower
    },
  }
  return meter
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

/** The best of some pages in their order: few are shown, and the others need none. */
export function bestRanked<T extends RankedPage>(pages: readonly T[], count: number): T[] {
  if (pages.length <= count) return [...pages].sort(compareRanked)
  const best: T[] = []
  for (const page of pages) {
    const last = best[count - 1]
    if (last !== undefined && compareRanked(page, last) > 0) continue
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareRanked(best[middle] as T, page) < 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, page)
    if (best.length > count) best.pop()
  }
  return best
}

/** All pages that answer a query, in no order. A page counts by its title and keywords and by its best part. */
export function rankPages(board: ScoreBoard, { starts }: IndexShape, options: RankOptions): RankedPage[] {
  const { weights, neededWords, isIncluded, mayBeExact, isOperation } = options
  const meter = coverageMeter(weights)
  const ranked: (RankedPage & { coverage: number })[] = []
  let bestCoverage = 0
  for (const page of board.pages()) {
    if (!isIncluded(page)) continue
    const first = starts[page] as number
    const end = starts[page + 1] as number
    const pageWords = board.pageWords[page] as number
    const factor = isOperation(page) ? operationFactor(board, page, neededWords) : 1
    const pageSum = board.pageSum[page] as number
    const titleWords = board.titleWords[page] as number
    let bestRecord = first
    let score = -1
    let coverage = 0
    for (let record = first; record < end; record += 1) {
      const recordWords = board.recordWords[record] as number
      if (recordWords === 0 && record !== first) continue
      meter.measure(pageWords | recordWords)
      const recordScore = (pageSum + (board.recordSum[record] as number)) * meter.factor * factor
      if (recordScore <= score) continue
      bestRecord = record
      score = recordScore
      coverage = meter.coverage
    }
    // A word that any operation is asked for by finds none alone.
    if (score <= 0) continue
    // Whose title answers the whole query is looked for as a page.
    const record = (titleWords & neededWords) === neededWords ? first : bestRecord
    const isExact = ((board.exactTitleWords[page] as number) & neededWords) === neededWords && mayBeExact(page)
    bestCoverage = Math.max(bestCoverage, coverage)
    ranked.push({ page, record, score, coverage, isExact })
  }
  return ranked.filter(({ coverage, isExact }) => isExact || coverage >= bestCoverage * leastCoverage)
}
