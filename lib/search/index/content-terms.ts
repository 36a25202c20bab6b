import { responsesAnchor, type SearchRecord } from '../model/record.ts'
import { inRange } from '../structures/in-range.ts'
import { tokenize } from '../words/tokenize.ts'
import { fullShare, type Posting } from './postings.ts'

/** What one occurrence counts, by where it is. An identifier counts whole, its parts less. */
const counts = { text: 1, code: 0.6, description: 2.5, definition: 2 } as const
const partShare = 0.6
/** What operations return and how they fail is much the same for all of them. */
const responsesShare = 0.4

/** How soon more occurrences stop to matter, and how much long texts are held against them. @see BM25 */
const saturation = 1.2
const lengthShare = 0.5

interface TermList {
  /** How many records hold the term. */
  count: number
  /** By record; of a very common term only those that are most about it. */
  postings: Posting[]
}

/**
 * Names that a text defines: those that are alone in the first cell of a table's row, and those of parameters and fields.
 * @example “Header · Meaning; x-ratelimit-reset · Seconds until …” defines “x-ratelimit-reset”
 */
export function definedNames({ kind, anchor, text }: Pick<SearchRecord, 'kind' | 'anchor' | 'text'>): string[] {
  if (kind === 'operation') {
    if (anchor === '' || anchor === responsesAnchor) return []
    return text.split(' · ').flatMap((field) => /^([\w.-]+):/.exec(field)?.[1] ?? [])
  }
  return text.split('; ').flatMap((row) => {
    const [cell = '', ...others] = row.split(' · ')
    const name = /(?:^|[.:] )(\S+)$/.exec(cell)?.[1]
    return others.length === 0 || name === undefined ? [] : [name]
  })
}

function occurrences(record: SearchRecord): Map<string, number> {
  const termCounts = new Map<string, number>()
  const add = (text: string, each: number) => {
    for (const { term, kind } of tokenize(text)) {
      termCounts.set(term, (termCounts.get(term) ?? 0) + (kind === 'part' ? each * partShare : each))
    }
  }
  const share = record.kind === 'operation' && record.anchor === responsesAnchor ? responsesShare : 1
  add(record.text, counts.text * share)
  for (const name of record.code) add(name, counts.code * share)
  for (const name of definedNames(record)) add(name, counts.definition)
  if (record.anchor === '') add(record.description, counts.description)
  return termCounts
}

function capped(postings: Posting[], most: number): Posting[] {
  if (postings.length <= most) return postings
  return [...postings]
    .sort((a, b) => b.code - a.code || a.record - b.record)
    .slice(0, most)
    .sort((a, b) => a.record - b.record)
}

/**
 * The words of all texts, with the records that hold them and how much each is about the word (1 to `fullShare`).
 * @param records in their order; their numbers are their places
 * @param longestList records that a term names at most
 */
export function contentTerms(records: readonly SearchRecord[], longestList: number): Map<string, TermList> {
  const texts = records.map(occurrences)
  const lengths = texts.map((text) => [...text.values()].reduce((sum, value) => sum + value, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, records.length)
  const terms = new Map<string, Posting[]>()
  for (const [record, text] of texts.entries()) {
    const relative = inRange(lengths[record]) / Math.max(1, average)
    const damping = saturation * (1 - lengthShare + lengthShare * relative)
    for (const [term, weight] of text) {
      const code = Math.max(1, Math.min(fullShare, Math.round((fullShare * weight) / (weight + damping))))
      const postings = terms.get(term)
      if (postings === undefined) terms.set(term, [{ record, code }])
      else postings.push({ record, code })
    }
  }
  return new Map(
    [...terms].map(([term, postings]) => [term, { count: postings.length, postings: capped(postings, longestList) }]),
  )
}
