import type { LinkTexts } from '../model/link-texts.ts'
import { responsesAnchor, type SearchRecord } from '../model/record.ts'
import { inRange } from '../structures/in-range.ts'
import { stopWords } from '../words/stop-words.ts'
import { tokenize } from '../words/tokenize.ts'
import { fullShare, type Posting } from './postings.ts'

/**
 * What one occurrence counts, by where it is. An identifier counts whole, its parts less. A word of a link from another
 * page counts with the logarithm of the number of these pages, and so does a word of what readers ask.
 */
const counts = { text: 1, code: 0.6, description: 2.5, definition: 16, link: 3 } as const
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

/** Terms of the names with a sign that a text defines, such as “_user”: it is most about them, however long it is. */
const signedNames = (record: SearchRecord) =>
  new Set(definedNames(record).flatMap((name) => (/^[$_.]/.test(name) ? (tokenize(name)[0]?.term ?? []) : [])))

/** The first header of a table of failures, and what ends it. */
const failureTable = /(?:^|[.:;!?] )(?:Symptom|Problem|Error|What you see) · [^;]*; (.*)$/

/**
 * Words of what readers see when something fails: the first cells of a table of failures.
 * @example “Symptom · Cause · Fix; The list is empty · No access · Ask an admin” has “the”, “list”, “is”, and “empty”
 */
export function symptomWords(text: string): Set<string> {
  const [, rows = ''] = failureTable.exec(text) ?? []
  const cells = rows.split('; ').flatMap((row) => (row.includes(' · ') ? (row.split(' · ')[0] ?? []) : []))
  return new Set(cells.flatMap(tokenize).map(({ term }) => term))
}

/** Words of errors, and where it says what to do about them: such a part is most about the errors that it names. */
const failure = {
  word: /^(?:error|exception|invalid|denied|forbidden|unauthorized)/,
  remedy: /\btroubleshoot/i,
} as const

/** How much a record with a table of failures is at least about the words of their symptoms. */
const symptomShare = 14

function occurrences(record: SearchRecord, texts: LinkTexts | undefined): Map<string, number> {
  const termCounts = new Map<string, number>()
  const add = (text: string, each: number) => {
    for (const { term, kind } of tokenize(text)) {
      termCounts.set(term, (termCounts.get(term) ?? 0) + (kind === 'part' ? each * partShare : each))
    }
  }
  const share = record.kind === 'operation' && record.anchor === responsesAnchor ? responsesShare : 1
  for (const text of [record.text, ...record.labels]) add(text, counts.text * share)
  for (const name of record.code) add(name, counts.code * share)
  for (const name of definedNames(record)) add(name, counts.definition)
  if (record.anchor === '') add(record.description, counts.description)
  addLinkWords(texts?.get(record.anchor === '' ? record.url : `${record.url}#${record.anchor}`) ?? [], termCounts)
  return termCounts
}

/** Adds the words of links to a record. The more pages call it so, the more it is about them. */
function addLinkWords(
  texts: readonly (readonly [text: string, pages: number])[],
  termCounts: Map<string, number>,
): void {
  const pagesOf = new Map<string, number>()
  for (const [text, pages] of texts) {
    const words = new Set(
      tokenize(text).flatMap(({ term, kind }) => (kind === 'joined' || stopWords.has(term) ? [] : term)),
    )
    for (const word of words) pagesOf.set(word, (pagesOf.get(word) ?? 0) + pages)
  }
  for (const [word, pages] of pagesOf)
    termCounts.set(word, (termCounts.get(word) ?? 0) + counts.link * Math.log2(1 + pages))
}

function capped(postings: Posting[], most: number): Posting[] {
  if (postings.length <= most) return postings
  return [...postings]
    .sort((a, b) => b.code - a.code || a.record - b.record)
    .slice(0, most)
    .sort((a, b) => a.record - b.record)
}

interface ContentOptions {
  /** Records that a term names at most. */
  longestList: number
  /** What links to the records say; default: nothing. */
  linkTexts?: LinkTexts | undefined
}

/**
 * The words of all texts, with the records that hold them and how much each is about the word (1 to `fullShare`).
 * @param records in their order; their numbers are their places
 */
export function contentTerms(
  records: readonly SearchRecord[],
  { longestList, linkTexts }: ContentOptions,
): Map<string, TermList> {
  const texts = records.map((record) => occurrences(record, linkTexts))
  const lengths = texts.map((text) => [...text.values()].reduce((sum, value) => sum + value, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, records.length)
  const terms = new Map<string, Posting[]>()
  for (const [record, text] of texts.entries()) {
    const relative = inRange(lengths[record]) / Math.max(1, average)
    const damping = saturation * (1 - lengthShare + lengthShare * relative)
    const symptoms = symptomWords(inRange(records[record]).text)
    const signed = signedNames(inRange(records[record]))
    const isRemedy = failure.remedy.test(`${records[record]?.title} ${records[record]?.section}`)
    for (const [term, weight] of text) {
      const isFailure = symptoms.has(term) || (isRemedy && failure.word.test(term))
      const least = signed.has(term) ? fullShare : isFailure ? symptomShare : 1
      const code = Math.max(least, Math.min(fullShare, Math.round((fullShare * weight) / (weight + damping))))
      const postings = terms.get(term)
      if (postings === undefined) terms.set(term, [{ record, code }])
      else postings.push({ record, code })
    }
  }
  return new Map(
    [...terms].map(([term, postings]) => [term, { count: postings.length, postings: capped(postings, longestList) }]),
  )
}
