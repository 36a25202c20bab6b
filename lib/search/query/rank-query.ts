import { wholeSite } from '../contexts.ts'
import type { OpenIndex } from '../index/open-index.ts'
import { remembered } from '../recent-cache.ts'
import { type ComparedText, createTextComparer } from '../words/said-form.ts'
import { createPageFinder, type FoundWords, type PageFinder } from './find-pages.ts'
import type { ParsedQuery } from './parse-query.ts'
import { bestRanked, compareRanked, type RankedPage, rankPages } from './rank-pages.ts'
import { createScoreBoard, type ScoreBoard } from './score-board.ts'
import { titleFactor } from './title-rules.ts'

/** Pages at the top whose titles and headings are compared with the whole query. */
export const comparedPages = 12

export interface Ranking {
  /** The best pages in their order, as many as were asked for. */
  ranked: RankedPage[]
  /** How many pages answer. */
  total: number
  found: FoundWords
}

/** What a query is ranked by. */
export interface Searched {
  index: OpenIndex
  board: ScoreBoard
  findPages: PageFinder
  /** Reads the forms in which a title or heading is compared. */
  compared: (text: string) => ComparedText
}

/** Titles, headings and keywords whose forms are kept. */
const mostKept = 2000

export function searchedIndex(index: OpenIndex): Searched {
  const comparer = createTextComparer(index.synonyms)
  return {
    index,
    board: createScoreBoard(index.shape),
    findPages: createPageFinder(index, comparer),
    compared: remembered(comparer.text, mostKept),
  }
}

export interface RankedQuery {
  parsed: ParsedQuery
  context: string
  /** How many of the best pages need their order. */
  count: number
}

/** Ranks the pages that answer a query, by the files that are here. */
export function rankQuery(
  { index, board, findPages, compared }: Searched,
  { parsed, context, count }: RankedQuery,
): Ranking {
  const found = findPages(parsed.words, board)
  const neededWords = parsed.words.reduce((bits, { isStop }, word) => (isStop ? bits : bits | (1 << word)), 0)
  const answers = rankPages(board, index.shape, {
    weights: found.weights,
    neededWords,
    isIncluded: (page) => context === wholeSite || index.contextOf(page) === context,
    isOperation: (page) => index.kindOf(page) === 'operation',
    mayBeExact: (page) => index.mayBeTitle(page, found.understood.plain),
  })
  const ranked = bestRanked(answers, Math.max(comparedPages, count))
  const top = ranked.slice(0, comparedPages).map((one): RankedPage => {
    const row = index.row(one.page)
    const part = one.record - (index.shape.starts[one.page] as number)
    return row === undefined ? one : { ...one, score: one.score * titleFactor(row, part, found.understood, compared) }
  })
  return { ranked: [...top.sort(compareRanked), ...ranked.slice(comparedPages)], total: answers.length, found }
}
