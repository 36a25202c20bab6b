import { wholeSite } from '../contexts.ts'
import type { OpenIndex } from '../index/open-index.ts'
import type { PageRow } from '../index/page-rows.ts'
import { remembered } from '../recent-cache.ts'
import { type ComparedText, createTextComparer } from '../words/said-form.ts'
import { createPageFinder, type FoundWords, type PageFinder } from './find-pages.ts'
import type { ParsedQuery } from './parse-query.ts'
import { compareRanked, type RankedPage, rankPages } from './rank-pages.ts'
import { createScoreBoard, type ScoreBoard } from './score-board.ts'
import { namesOf, titleFactor } from './title-rules.ts'

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
  /** What a page and one of its parts count by their names, with a query as it was understood. */
  factorOf: (row: PageRow, part: number, query: ComparedText) => number
}

/** Headings whose forms are kept. */
const mostKept = 1000

export function searchedIndex(index: OpenIndex): Searched {
  const comparer = createTextComparer(index.synonyms)
  const compared = remembered(comparer.text, mostKept)
  const names = new WeakMap<PageRow, ComparedText[]>()
  return {
    index,
    board: createScoreBoard(index.shape),
    findPages: createPageFinder(index, comparer),
    factorOf(row, part, query) {
      const known = names.get(row) ?? namesOf(row).map(comparer.text)
      names.set(row, known)
      const heading = row.headings[part - 1]?.text
      return titleFactor(known, heading === undefined ? heading : compared(heading), query)
    },
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
  { index, board, findPages, factorOf }: Searched,
  { parsed, context, count }: RankedQuery,
): Ranking {
  const found = findPages(parsed.words, board)
  const neededWords = parsed.words.reduce((bits, { isStop }, word) => (isStop ? bits : bits | (1 << word)), 0)
  const { best, total } = rankPages(board, index.shape, {
    weights: found.weights,
    neededWords,
    count: Math.max(comparedPages, count),
    isIncluded: (page) => context === wholeSite || index.contextOf(page) === context,
    isOperation: (page) => index.kindOf(page) === 'operation',
    mayBeExact: (page) => index.mayBeTitle(page, found.understood.plain),
  })
  const top = best.slice(0, comparedPages).map((one): RankedPage => {
    const row = index.row(one.page)
    const part = one.record - (index.shape.starts[one.page] as number)
    return row === undefined ? one : { ...one, score: one.score * factorOf(row, part, found.understood) }
  })
  return { ranked: [...top.sort(compareRanked), ...best.slice(comparedPages)], total, found }
}
