import {
  exactMatch,
  fuzzyMatches,
  matchQuality,
  placeCount,
  prefixMatches,
  type SearchedTable,
  stemMatches,
  type TermMatch,
} from '../index/term-matches.ts'
import { inRange } from '../structures/in-range.ts'
import { slipsAllowed } from '../words/edit-distance.ts'
import type { StemmedWord } from '../words/stemmed-word.ts'
import { stopWords } from '../words/stop-words.ts'
import type { QueryWord } from './parse-query.ts'
import type { MatchKind, WordAccumulator, WordScores } from './word-accumulator.ts'
import { bySynonym } from './word-bits.ts'

/** What a word of a query was found to be. It follows from the word and the tables alone. */
export interface FoundWord {
  scores: WordScores
  /** What the word says, from 0 to 1: a rare one more. */
  weight: number
  /**
   * Terms that match the word: 0 if the reader typed them, in any form, and `bySynonym` otherwise; none for a stop word,
   * which marks nothing.
   */
  terms: ReadonlyMap<string, number>
  /** What a slip was mended to. */
  corrections: readonly string[]
  /** The word as it was understood: the term that a slip was mended to. */
  understood: string
}

/** A stop word says this much, and so does at least each other word. */
const stopWeight = 0.08

interface TableMatches {
  table: SearchedTable
  matches: TermMatch[]
}

function inAll(tables: readonly SearchedTable[], find: (table: SearchedTable) => TermMatch[]): TableMatches[] {
  const tableMatches: TableMatches[] = []
  for (const table of tables) {
    const matches = find(table)
    if (matches.length > 0) tableMatches.push({ table, matches })
  }
  return tableMatches
}

const eachTerm = (
  found: readonly TableMatches[],
  visit: (term: string, table: SearchedTable, index: number) => void,
) => {
  for (const { table, matches } of found)
    for (const { index } of matches) visit(inRange(table.terms[index]), table, index)
}

/** Terms with the fewest slips in any table; none when even these have more than `most`. */
function fewestSlips(
  tables: readonly SearchedTable[],
  { term, isUnfinished }: QueryWord,
  most: number,
): TableMatches[] {
  const found = tables
    .map((table) => ({ table, ...fuzzyMatches(table, term, isUnfinished) }))
    .filter(({ matches }) => matches.length > 0)
  const fewest = Math.min(most, ...found.map(({ slips }) => slips))
  return found.filter(({ slips }) => slips === fewest)
}

/** The term that occurs in the most places. */
function commonest(found: readonly TableMatches[]): string | undefined {
  const places = new Map<string, number>()
  eachTerm(found, (term, table, index) => places.set(term, (places.get(term) ?? 0) + placeCount(table, index)))
  return [...places].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

/** How much a word says: the fewer texts hold it, the more. */
function wordWeight(found: number, records: number): number {
  if (found === 0) return 1
  return Math.max(stopWeight, 1 - Math.log(1 + found) / Math.log(2 + records))
}

interface CertainMatches {
  kind: MatchKind
  found: TableMatches[]
}

/** Where other forms of the word are in the list of certain matches. */
const formsAt = 1

/** A name with a sign before it, which is the only identifier of its word. */
const signedName = /^[$_.]/

/**
 * Terms that answer a word for certain: as typed, in other forms, as what it may become, as part of an identifier. If
 * nothing contains the code of an error, its parts are words like others.
 */
function certainMatches(word: QueryWord, tables: readonly SearchedTable[]): CertainMatches[] {
  const ofPrefix = (text: string) => (word.isUnfinished ? inAll(tables, (table) => prefixMatches(table, text)) : [])
  const exactly = (term: string) => inAll(tables, (table) => exactMatch(table, term))
  const ofIdentifiers = word.identifiers.flatMap((identifier): CertainMatches[] => [
    { kind: 'identifier', found: exactly(identifier) },
    { kind: 'word', found: ofPrefix(identifier) },
  ])
  const isFound = ofIdentifiers.some(({ found }) => found.length > 0)
  // “_user” isn’t a user.
  if (isFound && signedName.test(word.identifiers.join())) return ofIdentifiers
  const isMadeUp = word.isSnakeCase && !isFound
  const kind = word.identifiers.length > 0 && !isMadeUp ? 'part' : 'word'
  const exact = exactly(word.term)
  if (word.isStop) return [{ kind, found: exact }]
  // “jq” in a title or a heading isn't the beginning of “JQL”.
  const isWhole = word.term.length === 2 && exact[0]?.table === tables[0]
  return [
    { kind, found: exact },
    { kind, found: inAll(tables, (table) => stemMatches(table, word)) },
    { kind, found: isWhole ? [] : ofPrefix(word.term) },
    ...ofIdentifiers,
  ]
}

function synonymMatches(synonym: readonly StemmedWord[], tables: readonly SearchedTable[]): TableMatches[][] {
  return synonym.map((word) =>
    inAll(tables, (table) => [
      ...exactMatch(table, word.term, matchQuality.indirect),
      ...stemMatches(table, word, matchQuality.indirect),
    ]),
  )
}

/**
 * Terms that a word with a slip may mean. One that nothing answers is such a word; so may be a long one of which only
 * other forms are known: “initative” has the stem of “initialize”, and means “initiative”.
 */
function slipMatches(
  word: QueryWord,
  tables: readonly SearchedTable[],
  certain: readonly CertainMatches[],
  isFound: boolean,
): TableMatches[] {
  if (word.isStop) return []
  if (!isFound) return fewestSlips(tables, word, 2)
  const isKnown = certain.some(({ found }, at) => at !== formsAt && found.length > 0)
  return isKnown || slipsAllowed(word.term.length) < 2 ? [] : fewestSlips(tables, word, 1)
}

/** The form of a word of which only other forms are known: “embeded” is “embedded” to a title. */
function knownForm({ identifiers }: QueryWord, certain: readonly CertainMatches[]): string | undefined {
  const isTyped = identifiers.length > 0 || certain.some(({ found }, at) => at !== formsAt && found.length > 0)
  return isTyped ? undefined : commonest(certain[formsAt]?.found ?? [])
}

interface WordTables {
  /** Those that hold the word, its synonyms and what it may become. */
  own: readonly SearchedTable[]
  /** Other terms that contain the corrected word. */
  ofCorrections: (corrections: readonly string[]) => readonly SearchedTable[]
}

/**
 * Finds a word of a query. It counts as typed, in its other forms, as what it may become and by its synonyms; only one
 * that is none of these is taken for a slip.
 * @param records how many records the index has
 */
export function findWord(
  word: QueryWord,
  { own, ofCorrections }: WordTables,
  accumulator: WordAccumulator,
  records: number,
): FoundWord {
  const terms = new Map<string, number>()
  let count = 0
  let way = 0
  const mark = (term: string) => {
    if (!word.isStop && terms.get(term) !== 0) terms.set(term, way)
  }
  const match = (found: readonly TableMatches[], kind: MatchKind = 'word') => {
    eachTerm(found, mark)
    for (const { table, matches } of found) {
      accumulator.match(table, matches, kind)
      for (const { index, quality } of matches)
        if (quality >= matchQuality.stem) count = Math.max(count, inRange(table.counts[index]))
    }
  }
  const certain = certainMatches(word, own)
  for (const { kind, found } of certain) match(found, kind)
  for (const synonym of word.isStop ? [] : word.synonyms) {
    const letters = synonym.map(({ term }) => term).join('')
    // “set up” for “setup”, and “webhook” for “web hook”, are what was typed.
    way = letters === word.term || (synonym.length === 1 && letters.includes(word.term)) ? 0 : bySynonym
    const [first = [], ...others] = synonymMatches(synonym, own)
    if (others.length === 0) match(first, word.identifiers.length > 0 ? 'part' : 'synonym')
    else if (word.identifiers.length === 0 || word.isHyphenated) {
      accumulator.matchPhrase([first, ...others])
      eachTerm([first, ...others].flat(), (term) => stopWords.has(term) || mark(term))
    }
  }
  way = 0
  if (accumulator.found() === 0 && !word.isStop && !word.isUnfinished)
    match(inAll(own, (table) => prefixMatches(table, word.term)))
  const slips = slipMatches(word, own, certain, accumulator.found() > 0)
  match(slips, 'mended')
  const corrections = new Set<string>()
  eachTerm(slips, (term) => corrections.add(term))
  if (corrections.size > 0) {
    const further = ofCorrections([...corrections])
    for (const term of corrections)
      match(
        inAll(further, (table) => exactMatch(table, term, matchQuality.indirect)),
        'mended',
      )
  }
  const weight = word.isStop ? stopWeight : wordWeight(Math.max(count, accumulator.found()), records)
  const [{ kind }] = certain as [CertainMatches]
  const understood =
    kind === 'identifier' ? word.identifiers.join() : (commonest(slips) ?? knownForm(word, certain) ?? word.term)
  return { scores: accumulator.take(), weight, terms, corrections: [...corrections], understood }
}
