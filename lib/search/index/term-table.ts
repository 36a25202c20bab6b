import { inRange } from '../structures/in-range.ts'
import { type Posting, type PostingLists, postingLists } from './postings.ts'

/** Terms in the order of their code units, with their postings. */
export interface TermTable {
  terms: readonly string[]
  /** Records that contain the term, those left out of a capped list included. */
  counts: Uint32Array
  heads: PostingLists
  content: PostingLists
  /** Questions of readers. @see askedTerms */
  asked: PostingLists
}

/** A term as the table takes it. */
export interface TermEntry {
  term: string
  count: number
  heads: readonly Posting[]
  content: readonly Posting[]
  asked?: readonly Posting[]
}

/** @param entries sorted by term, their postings by record */
export function termTable(entries: readonly TermEntry[]): TermTable {
  return {
    terms: entries.map(({ term }) => term),
    counts: Uint32Array.from(entries, ({ count }) => count),
    heads: postingLists(entries.map(({ heads }) => heads)),
    content: postingLists(entries.map(({ content }) => content)),
    asked: postingLists(entries.map(({ asked = [] }) => asked)),
  }
}

/** The first index at which a term is not before `text`. */
export function lowerBound(terms: readonly string[], text: string): number {
  let low = 0
  let high = terms.length
  // Most words come before or after all terms of a file.
  if (high === 0 || text <= inRange(terms[0])) return 0
  if (text > inRange(terms[high - 1])) return high
  while (low < high) {
    const middle = (low + high) >>> 1
    if (inRange(terms[middle]) < text) low = middle + 1
    else high = middle
  }
  return low
}
