import { hostedMarks } from '../diagnostics/private-marks.ts'
import type { AlgoliaHit } from './algolia-answer.ts'
import { type Mark, mergeMarks } from './model/marks.ts'
import { type HitType, hitType } from './model/record.ts'
import type { MarkedText, SearchAnswer, SearchHit } from './model/search-answer.ts'
import { tokenize } from './words/tokenize.ts'

interface HostedMark {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  /** Words of the query; snippets have none. */
  matchedWords?: string[]
}

/** A hit as the host gives it. Fields without a text may be missing. */
export interface HostedHit
  extends Pick<AlgoliaHit, 'url' | 'anchor' | 'kind' | 'title' | 'context'>,
    Partial<Pick<AlgoliaHit, 'section' | 'description' | 'breadcrumbs' | 'keywords'>> {
  _highlightResult?: { title?: HostedMark; section?: HostedMark; description?: HostedMark; keywords?: HostedMark[] }
  _snippetResult?: { text?: HostedMark; code?: HostedMark[] }
}

/** An answer as the host gives it: the parts that are used. */
export interface HostedResponse {
  hits: HostedHit[]
  nbHits?: number
  page?: number
  nbPages?: number
  processingTimeMS?: number
}

/** Words that are handed to the page for its marks. */
const mostTerms = 12

/** A text with the host's marks taken out and noted. */
function readMarks(value: string): MarkedText {
  let text = ''
  const marks: Mark[] = []
  for (const [index, piece] of value.split(new RegExp(`[${hostedMarks.open}${hostedMarks.close}]`)).entries()) {
    // Every second piece is between two marks.
    if (index % 2 === 1 && piece !== '') marks.push({ start: text.length, end: text.length + piece.length })
    text += piece
  }
  return { text, marks: mergeMarks(marks) }
}

function marked(mark: HostedMark | undefined, plain = ''): MarkedText {
  return mark === undefined ? { text: plain, marks: [] } : readMarks(mark.value)
}

/** The place in the text that was found, or names in samples when they answer and the text does not. */
function excerptOf({ _snippetResult: { text, code = [] } = {} }: HostedHit): HostedMark | undefined {
  const names = code.filter(({ matchLevel }) => matchLevel !== 'none')
  if (names.length === 0 || (text !== undefined && text.matchLevel !== 'none')) return text
  const isFull = names.some(({ matchLevel }) => matchLevel === 'full')
  return { value: names.map(({ value }) => value).join(' '), matchLevel: isFull ? 'full' : 'partial' }
}

/** How many words of the query a field answers. */
function wordsAnswered(mark: HostedMark | undefined, queryWords: number): number {
  if (mark === undefined || mark.matchLevel === 'none') return 0
  if (mark.matchLevel === 'full') return queryWords
  const { text, marks } = readMarks(mark.value)
  const answeredWords = mark.matchedWords ?? [
    ...new Set(marks.map(({ start, end }) => text.slice(start, end).toLowerCase())),
  ]
  return Math.min(answeredWords.length, queryWords)
}

/** What a hit was found by: the field that answers most words, the more telling one of equals. */
function typeOf(hit: HostedHit, queryWords: number): HitType {
  const { title, section, description, keywords = [] } = hit._highlightResult ?? {}
  const count = (mark: HostedMark | undefined) => wordsAnswered(mark, queryWords)
  const ofHead: [HitType, number][] = [
    ['Title', count(title)],
    ['Description', count(description)],
    ['Keywords', Math.max(0, ...keywords.map(count))],
  ]
  const fields: [HitType, number][] = hit.anchor === '' ? ofHead : [['Heading', count(section)]]
  return hitType([...fields, ['Content', count(excerptOf(hit))]])
}

/** The whole words that contain marks, even where only their beginning is marked. */
function termsOf({ text, marks }: MarkedText): string[] {
  return tokenize(text)
    .filter(({ kind, start, end }) => kind !== 'joined' && marks.some((mark) => mark.start < end && mark.end > start))
    .map(({ term }) => term)
}

function toSearchHit(hit: HostedHit, queryWords: number): SearchHit {
  const highlights = hit._highlightResult ?? {}
  const title = marked(highlights.title, hit.title)
  const section = marked(highlights.section, hit.section)
  const description = marked(highlights.description, hit.description)
  const keywords = (hit.keywords ?? []).map((keyword, index) => marked(highlights.keywords?.[index], keyword))
  const excerpt = marked(excerptOf(hit))
  return {
    url: hit.url,
    anchor: hit.anchor,
    kind: hit.kind,
    type: typeOf(hit, queryWords),
    context: hit.context,
    breadcrumbs: hit.breadcrumbs ?? [],
    title,
    section,
    keywords,
    description,
    excerpt,
    terms: [...new Set([title, section, ...keywords, description, excerpt].flatMap(termsOf))].slice(0, mostTerms),
  }
}

/** An answer of the host as the local engine would give it. */
export function fromHostedResponse(
  { hits, nbHits = 0, page = 0, nbPages = 0 }: HostedResponse,
  query: string,
): SearchAnswer {
  const queryWords = query.trim().split(/\s+/).length
  return {
    hits: hits.map((hit) => toSearchHit(hit, queryWords)),
    total: nbHits,
    page,
    pages: nbPages,
    isComplete: true,
    isUnanswered: false,
    spellings: [],
  }
}
