import { headFields } from '../index/term-table.ts'
import { fieldWeights } from './field-weights.ts'
import type { SearchedTable, TermMatch } from './term-matches.ts'

/** A field in which a phrase stands; `title`, `keywords` and `action` are of a page, the others of a record. */
export type PlaceField = 'title' | 'keywords' | 'action' | 'heading' | 'content'

export interface PhrasePlace {
  field: PlaceField
  /** Number of the page or the record. */
  id: number
  value: number
}

/** What stands for one word of a phrase. */
export type PhraseWord = readonly { table: SearchedTable; matches: readonly TermMatch[] }[]

const fields: readonly PlaceField[] = ['title', 'keywords', 'action', 'heading', 'content']
const ofHeads: Readonly<Record<number, PlaceField>> = {
  [headFields.heading]: 'heading',
  [headFields.title]: 'title',
  [headFields.action]: 'action',
  [headFields.keywords]: 'keywords',
}

/** Each place of a term and what it is worth there. */
function eachPlace(
  { heads, content }: SearchedTable,
  { index, quality }: TermMatch,
  pageOf: Uint32Array,
  visit: (field: PlaceField, id: number, value: number) => void,
): void {
  for (let at = heads.starts[index] as number; at < (heads.starts[index + 1] as number); at += 1) {
    const code = heads.codes[at] as number
    const record = heads.records[at] as number
    const field = ofHeads[code >> 4] ?? 'keywords'
    const share = (quality * (code & 15)) / 15
    const weight = field === 'action' ? 1 : fieldWeights[field]
    visit(field, field === 'heading' ? record : (pageOf[record] as number), share * weight)
  }
  for (let at = content.starts[index] as number; at < (content.starts[index + 1] as number); at += 1) {
    const share = (quality * (content.codes[at] as number)) / 15
    visit('content', content.records[at] as number, share * fieldWeights.content)
  }
}

/** Where all words of a phrase stand in one field, and the least of what they are worth there. */
export function phrasePlaces(words: readonly PhraseWord[], pageOf: Uint32Array): Iterable<PhrasePlace> {
  let kept = new Map<number, PhrasePlace>()
  for (const [position, word] of words.entries()) {
    const next: typeof kept = new Map()
    for (const { table, matches } of word) {
      for (const match of matches) {
        eachPlace(table, match, pageOf, (field, id, value) => {
          const key = id * fields.length + fields.indexOf(field)
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
