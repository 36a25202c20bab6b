import { contentField, fieldWeights, isOfPart } from './field-weights.ts'
import type { SearchedTable, TermMatch } from './term-matches.ts'

export interface PhrasePlace {
  field: number
  /** Number of the record, or of the page where the field belongs to it. */
  id: number
  value: number
}

/** What stands for one word of a phrase. */
export type PhraseWord = readonly { table: SearchedTable; matches: readonly TermMatch[] }[]

/** Each place of a term and what it is worth there. */
function eachPlace(
  { heads, content }: SearchedTable,
  { index, quality }: TermMatch,
  pageOf: Uint32Array,
  visit: (field: number, id: number, value: number) => void,
): void {
  const see = (field: number, record: number, about: number) =>
    visit(
      field,
      isOfPart(field) ? record : (pageOf[record] as number),
      ((quality * about) / 15) * (fieldWeights[field] as number),
    )
  for (let at = heads.starts[index] as number; at < (heads.starts[index + 1] as number); at += 1) {
    const code = heads.codes[at] as number
    see(code >> 4, heads.records[at] as number, code & 15)
  }
  for (let at = content.starts[index] as number; at < (content.starts[index + 1] as number); at += 1)
    see(contentField, content.records[at] as number, content.codes[at] as number)
}

/** Where all words of a phrase stand in one field, and the least of what they are worth there. */
export function phrasePlaces(words: readonly PhraseWord[], pageOf: Uint32Array): Iterable<PhrasePlace> {
  let kept = new Map<number, PhrasePlace>()
  for (const [position, word] of words.entries()) {
    const next: typeof kept = new Map()
    for (const { table, matches } of word) {
      for (const match of matches) {
        eachPlace(table, match, pageOf, (field, id, value) => {
          const key = id * fieldWeights.length + field
          const before = position === 0 ? value : kept.get(key)?.value
          if (before === undefined) return
          next.set(key, { field, id, value: Math.min(before, Math.max(value, next.get(key)?.value ?? 0)) })
        })
      }
    }
    kept = next
  }
  return kept.values()
}
