import { stem } from 'porter2'
import { inRange } from '../structures/in-range.ts'
import { editDistance, letterBits, missingBits, slipsAllowed } from '../words/edit-distance.ts'
import type { StemmedWord } from '../words/stemmed-word.ts'
import { listLength } from './postings.ts'
import { lowerBound, type TermTable } from './term-table.ts'

/** A table in memory, with what is worked out of its terms once they are needed. */
export interface SearchedTable extends TermTable {
  stems: (string | undefined)[]
  /** Letters of each term; empty until a typo is looked for. */
  bits: Int32Array
}

/** A term that answers for a word of a query. */
export interface TermMatch {
  /** Place among the terms of the table. */
  index: number
  /** How well, from 0 to 1. */
  quality: number
}

export const matchQuality = { exact: 1, stem: 0.8, indirect: 0.7 } as const

/** Terms that begin with what is typed; a letter begins too many. */
const mostCompletions = 48

export function searchedTable(table: TermTable): SearchedTable {
  return { ...table, stems: Array(table.terms.length).fill(undefined), bits: new Int32Array() }
}

/** The end of the range of terms that begin with a text. */
function rangeEnd(terms: readonly string[], start: number, prefix: string): number {
  let end = start
  while (end < terms.length && inRange(terms[end]).startsWith(prefix)) end += 1
  return end
}

export function exactMatch({ terms }: SearchedTable, word: string, quality: number = matchQuality.exact): TermMatch[] {
  const index = lowerBound(terms, word)
  return terms[index] === word ? [{ index, quality }] : []
}

/** Other forms of a word: “relations” for “relation”. @param share what the word itself counts */
export function stemMatches(table: SearchedTable, word: StemmedWord, share = 1): TermMatch[] {
  if (word.term.length < 3) return []
  const { terms, stems } = table
  const { root, stem: target } = word
  const matches: TermMatch[] = []
  const start = lowerBound(terms, root)
  for (let index = start; index < terms.length; index += 1) {
    const term = inRange(terms[index])
    if (!term.startsWith(root)) break
    // No ending that stemming takes away is longer.
    if (term === word.term || term.length > root.length + 8) continue
    stems[index] ??= stem(term)
    if (stems[index] === target) matches.push({ index, quality: share * matchQuality.stem })
  }
  return matches
}

/** The number of places where a term occurs. */
export function placeCount({ counts, heads }: SearchedTable, index: number): number {
  return inRange(counts[index]) + listLength(heads, index)
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, offset) => start + offset)

/** The terms of a range that occur in the most places; of equals, the first. */
function commonest(table: SearchedTable, start: number, end: number): number[] {
  const span = end - start
  // One number says both, and numbers are sorted without asking back.
  const order = new Float64Array(span)
  for (let offset = 0; offset < span; offset += 1) order[offset] = offset - placeCount(table, start + offset) * span
  const best = order.sort().subarray(0, mostCompletions)
  return Array.from(best, (value) => start + (((value % span) + span) % span))
}

/** Terms that a word may become, those in most texts first; the more is typed, the surer. */
export function prefixMatches(table: SearchedTable, word: string): TermMatch[] {
  const { terms } = table
  const start = lowerBound(terms, word)
  const end = rangeEnd(terms, start, word)
  // The word itself is the first of what begins with it.
  const first = start < end && terms[start] === word ? start + 1 : start
  const completions = end - first > mostCompletions ? commonest(table, first, end) : range(first, end)
  return completions.map((index) => ({ index, quality: 0.5 + (0.4 * word.length) / inRange(terms[index]).length }))
}

/** Terms with the fewest slips, and how many these are. */
interface SlipMatches {
  slips: number
  matches: TermMatch[]
}

/** Terms that a word with slips may mean: only those with the fewest, and how many these are. */
export function fuzzyMatches(table: SearchedTable, word: string, isUnfinished: boolean): SlipMatches {
  const limit = slipsAllowed(word.length)
  if (limit === 0) return { slips: 0, matches: [] }
  const { terms } = table
  if (table.bits.length === 0) {
    table.bits = new Int32Array(terms.length)
    for (let index = 0; index < terms.length; index += 1) table.bits[index] = letterBits(inRange(terms[index]))
  }
  const bits = letterBits(word)
  let best = limit
  let matches: TermMatch[] = []
  for (let index = 0; index < terms.length; index += 1) {
    const letters = inRange(table.bits[index])
    if (missingBits(bits, letters) > best || (!isUnfinished && missingBits(letters, bits) > best)) continue
    const term = inRange(terms[index])
    const slips = editDistance(word, term, best, isUnfinished)
    if (slips > best || slips === 0) continue
    if (slips < best) matches = []
    best = slips
    matches.push({ index, quality: matchQuality.indirect })
  }
  return { slips: best, matches }
}
