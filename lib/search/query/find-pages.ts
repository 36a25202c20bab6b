import { stopWords } from '../words/stop-words.ts'
import type { QueryWord } from './parse-query.ts'
import type { MatchKind, ScoreBoard } from './score-board.ts'
import {
  exactMatch,
  fuzzyMatches,
  matchQuality,
  prefixMatches,
  type SearchedTable,
  stemMatches,
  type TermMatch,
} from './term-matches.ts'

/** What the words of a query were found to be. */
export interface FoundWords {
  /** What each word says, from 0 to 1: rare ones more. */
  weights: number[]
  /** Terms that stand for the words, by the place of the word; those of stop words mark nothing. */
  terms: Map<string, number>
  /** What slips were mended to. */
  corrections: string[]
}

/** A stop word says this much. */
const stopWeight = 0.08
/** A word in every text still says this much. */
const leastWeight = 0.25

interface TableMatches {
  table: SearchedTable
  matches: TermMatch[]
}

const inAll = (tables: readonly SearchedTable[], find: (table: SearchedTable) => TermMatch[]): TableMatches[] =>
  tables.map((table) => ({ table, matches: find(table) })).filter(({ matches }) => matches.length > 0)

const scaled = (matches: readonly TermMatch[], factor: number): TermMatch[] =>
  matches.map(({ index, quality }) => ({ index, quality: quality * factor }))

function bestFuzzy(tables: readonly SearchedTable[], { term, isUnfinished }: QueryWord): TableMatches[] {
  const found = inAll(tables, (table) => fuzzyMatches(table, term, isUnfinished))
  const best = Math.max(0, ...found.flatMap(({ matches }) => matches.map(({ quality }) => quality)))
  return found
    .map(({ table, matches }) => ({ table, matches: matches.filter(({ quality }) => quality === best) }))
    .filter(({ matches }) => matches.length > 0)
}

/** How much a word says: the fewer texts hold it, the more. */
function wordWeight(found: number, records: number): number {
  if (found === 0) return 1
  return Math.max(leastWeight, 1 - Math.log(1 + found) / Math.log(2 + records))
}

/** Terms that answer a word for certain: as typed, in other forms, as what it may become, as part of an identifier. */
function certainMatches(word: QueryWord, tables: readonly SearchedTable[]): [MatchKind, TableMatches[]][] {
  const kind = word.identifiers.length > 0 ? 'part' : 'word'
  const exact = inAll(tables, (table) => exactMatch(table, word.term))
  if (word.isStop) return [[kind, exact]]
  const ofPrefix = (text: string) => (word.isUnfinished ? inAll(tables, (table) => prefixMatches(table, text)) : [])
  return [
    [kind, exact],
    [kind, inAll(tables, (table) => stemMatches(table, word.term))],
    [kind, ofPrefix(word.term)],
    ...word.identifiers.flatMap((identifier): [MatchKind, TableMatches[]][] => [
      ['identifier', inAll(tables, (table) => exactMatch(table, identifier))],
      ['word', ofPrefix(identifier)],
    ]),
  ]
}

/** Terms of each word of a synonym. */
function synonymMatches(synonym: readonly string[], tables: readonly SearchedTable[]): TableMatches[][] {
  return synonym.map((term) =>
    inAll(tables, (table) => scaled([...exactMatch(table, term), ...stemMatches(table, term)], matchQuality.synonym)),
  )
}

/**
 * Finds the words of a query in all tables at hand and notes on the board what they score. A word counts as typed, in
 * its other forms, as what it may become and by its synonyms; only one that is none of these is taken for a slip.
 * @param records how many records the index has
 */
export function findPages(
  words: readonly QueryWord[],
  tables: readonly SearchedTable[],
  board: ScoreBoard,
  records: number,
): FoundWords {
  const terms = new Map<string, number>()
  const corrections = new Set<string>()
  board.clear()
  const weights = words.map((word, position) => {
    let count = 0
    const note = (found: readonly TableMatches[], visit: (term: string) => void) => {
      for (const { table, matches } of found) for (const { index } of matches) visit(table.terms[index] as string)
    }
    const marks = (term: string) => {
      if (!word.isStop && !terms.has(term)) terms.set(term, position)
    }
    const match = (found: readonly TableMatches[], kind: MatchKind = 'word') => {
      note(found, marks)
      for (const { table, matches } of found) {
        board.match(table, matches, kind)
        for (const { index, quality } of matches)
          if (quality >= matchQuality.stem) count = Math.max(count, table.counts[index] as number)
      }
    }
    for (const [kind, found] of certainMatches(word, tables)) match(found, kind)
    for (const synonym of word.isStop ? [] : word.synonyms) {
      const [first = [], ...others] = synonymMatches(synonym, tables)
      if (others.length === 0) match(first)
      else {
        board.matchPhrase([first, ...others])
        note([first, ...others].flat(), (term) => stopWords.has(term) || marks(term))
      }
    }
    if (board.found() === 0 && !word.isStop) {
      if (!word.isUnfinished) match(inAll(tables, (table) => prefixMatches(table, word.term)))
      if (board.found() === 0) {
        const fuzzy = bestFuzzy(tables, word)
        match(fuzzy)
        note(fuzzy, (term) => corrections.add(term))
      }
    }
    const weight = word.isStop ? stopWeight : wordWeight(Math.max(count, board.found()), records)
    board.close(position, weight)
    return weight
  })
  return { weights, terms, corrections: [...corrections] }
}
