import { contentShareAt, fullShare, headFieldAt, headShareAt, listEnd, listStart, recordAt } from '../index/postings.ts'
import type { SearchedTable, TermMatch } from '../index/term-matches.ts'
import { inRange } from '../structures/in-range.ts'
import { contentField, type Field, fieldCount, fieldWeights, isOfPart } from './field-weights.ts'

interface PhrasePlace {
  field: Field
  /** Number of the record, or of the page if the field belongs to it. */
  id: number
  value: number
}

export type PhraseWord = readonly { table: SearchedTable; matches: readonly TermMatch[] }[]

/** Visits each place of a term, with what it is worth there. */
function eachPlace(
  { heads, content }: SearchedTable,
  { index, quality }: TermMatch,
  pageOf: Uint32Array,
  visit: (place: PhrasePlace) => void,
): void {
  const visitRecord = (field: Field, record: number, share: number) =>
    visit({
      field,
      id: isOfPart(field) ? record : inRange(pageOf[record]),
      value: ((quality * share) / fullShare) * fieldWeights[field],
    })
  for (let at = listStart(heads, index), end = listEnd(heads, index); at < end; at += 1)
    visitRecord(headFieldAt(heads, at), recordAt(heads, at), headShareAt(heads, at))
  for (let at = listStart(content, index), end = listEnd(content, index); at < end; at += 1)
    visitRecord(contentField, recordAt(content, at), contentShareAt(content, at))
}

/** The places where all words of a phrase are in one field; each is worth what its weakest word is worth there. */
export function phrasePlaces(words: readonly PhraseWord[], pageOf: Uint32Array): Iterable<PhrasePlace> {
  let places = new Map<number, PhrasePlace>()
  for (const [position, word] of words.entries()) {
    const next: typeof places = new Map()
    for (const { table, matches } of word) {
      for (const match of matches) {
        eachPlace(table, match, pageOf, ({ field, id, value }) => {
          const key = id * fieldCount + field
          const before = position === 0 ? value : places.get(key)?.value
          if (before === undefined) return
          next.set(key, { field, id, value: Math.min(before, Math.max(value, next.get(key)?.value ?? 0)) })
        })
      }
    }
    places = next
  }
  return places.values()
}
