import { wholeSite } from '../contexts.ts'
import type { OpenIndex, WantedTerm } from '../index/open-index.ts'
import { type FoundWords, findPages } from './find-pages.ts'
import type { ParsedQuery } from './parse-query.ts'
import { bestRanked, compareRanked, type RankedPage, rankPages } from './rank-pages.ts'
import type { ScoreBoard } from './score-board.ts'
import { type ComparedText, titleFactor } from './title-rules.ts'

/** Pages at the top whose titles and headings are compared with the whole query. */
export const comparedPages = 12

/** Terms that a query needs to look up. Those of stop words say too little to be read for. */
export function wantedTerms({ words }: ParsedQuery, corrections: readonly string[]): WantedTerm[] {
  const asked = words
    .filter(({ isStop }) => !isStop)
    .flatMap(({ term, root, identifiers, synonyms, isUnfinished }): WantedTerm[] => [
      { text: term, isPrefix: isUnfinished },
      ...(term.length < 3 ? [] : [{ text: root, isPrefix: true }]),
      ...identifiers.map((text) => ({ text, isPrefix: isUnfinished })),
      ...synonyms.flat().map((word) => ({ text: word.term, isPrefix: false })),
    ])
  return [...asked, ...corrections.map((text) => ({ text, isPrefix: false }))]
}

export interface Ranking {
  /** The best pages in their order, as many as were asked for. */
  ranked: RankedPage[]
  /** How many pages answer. */
  total: number
  found: FoundWords
  /** How many files of terms were searched. */
  tables: number
  /** Files of terms that the query needs and that are not here. */
  missing: string[]
}

/** What a query is ranked by. */
export interface Searched {
  index: OpenIndex
  board: ScoreBoard
  /** Reads the forms in which a title or heading is compared. */
  compared: (text: string) => ComparedText
}

export interface RankedQuery {
  parsed: ParsedQuery
  context: string
  /** How many of the best pages need their order. */
  count: number
}

/**
 * Ranks the pages that answer a query, by the files that are here.
 * @param corrections what slips were mended to before
 */
export function rankQuery(
  { index, board, compared }: Searched,
  { parsed, context, count }: RankedQuery,
  corrections: readonly string[],
): Ranking {
  const { tables, missing } = index.terms(wantedTerms(parsed, corrections))
  const all = index.heads === undefined ? tables : [index.heads, ...tables]
  const found = findPages(parsed.words, all, board, index.shape.pageOf.length)
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
  const isSame =
    found.corrections.length === corrections.length && found.corrections.every((term) => corrections.includes(term))
  return {
    ranked: [...top.sort(compareRanked), ...ranked.slice(comparedPages)],
    total: answers.length,
    found,
    tables: tables.length,
    missing: isSame ? missing : index.terms(wantedTerms(parsed, found.corrections)).missing,
  }
}
