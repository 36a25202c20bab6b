import { inRange } from '../structures/in-range.ts'

/**
 * Fields of the heads: what the first file contains of a page and its parts. The title of an operation begins with its
 * action, such as “Create”; that word is in both fields.
 */
export const headFields = { title: 0, heading: 1, keywords: 2, action: 3, breadcrumbs: 4 } as const

export type HeadField = (typeof headFields)[keyof typeof headFields]

/** How much a text is about a term is a number from 1 to this: four bits. */
export const fullShare = 15

/** A record that a term is in, and a byte that says how. */
export interface Posting {
  record: number
  /** In content, the share; in heads, `headCode`. */
  code: number
}

/** The postings of many terms: parallel lists, those of all terms one after the other. */
export interface PostingLists {
  /** Where the list of each term begins; one more entry says where the last one ends. */
  starts: Uint32Array
  /** Numbers of records, ascending within a list. */
  records: Uint32Array
  codes: Uint8Array
}

/** The code of a posting in heads: the field in the upper four bits, the share in the lower ones. */
export function headCode(field: HeadField, share: number): number {
  return (field << 4) | share
}

/** Where the list of a term begins. */
export function listStart({ starts }: PostingLists, term: number): number {
  return inRange(starts[term])
}

/** Where the list of a term ends; the place itself belongs to the next one. */
export function listEnd({ starts }: PostingLists, term: number): number {
  return inRange(starts[term + 1])
}

export function listLength(lists: PostingLists, term: number): number {
  return listEnd(lists, term) - listStart(lists, term)
}

/** The record at a place of the lists. */
export function recordAt({ records }: PostingLists, at: number): number {
  return inRange(records[at])
}

/** The share at a place of the lists of content. */
export function contentShareAt({ codes }: PostingLists, at: number): number {
  return inRange(codes[at])
}

/** The field at a place of the lists of heads. */
export function headFieldAt({ codes }: PostingLists, at: number): HeadField {
  return (inRange(codes[at]) >> 4) as HeadField
}

/** The share at a place of the lists of heads. */
export function headShareAt({ codes }: PostingLists, at: number): number {
  return inRange(codes[at]) & fullShare
}

/** @param entries postings of each term, by record */
export function postingLists(entries: readonly (readonly Posting[])[]): PostingLists {
  const total = entries.reduce((sum, { length }) => sum + length, 0)
  const starts = new Uint32Array(entries.length + 1)
  const records = new Uint32Array(total)
  const codes = new Uint8Array(total)
  let at = 0
  for (const [index, entry] of entries.entries()) {
    starts[index] = at
    for (const { record, code } of entry) {
      records[at] = record
      codes[at] = code
      at += 1
    }
  }
  starts[entries.length] = at
  return { starts, records, codes }
}
