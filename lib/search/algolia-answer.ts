import { wholeSite } from './model/contexts.ts'
import { withMarks } from './model/marks.ts'
import type { HitType } from './model/record.ts'
import type { MarkedText, SearchAnswer, SearchHit, SearchQuery } from './model/search-answer.ts'
import { stopWords } from './words/stop-words.ts'

/** A request as Algolia's clients send it: the parts that search here supports. */
export interface AlgoliaRequest {
  indexName: string
  params?: {
    query?: string
    page?: number
    hitsPerPage?: number
    /** `context:<id>` limits a search to a part of the site. */
    facetFilters?: string | readonly (string | readonly string[])[]
    /** What the hits are for. @see forSuggestions */
    ruleContexts?: readonly string[]
    highlightPreTag?: string
    highlightPostTag?: string
  }
}

interface AlgoliaHighlight {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  matchedWords: string[]
}

/** A hit as Algolia returns it: the fields of its record, and marks. */
export interface AlgoliaHit {
  objectID: string
  url: string
  anchor: string
  kind: SearchHit['kind']
  type: HitType
  context: string
  title: string
  section: string
  description: string
  text: string
  breadcrumbs: readonly string[]
  keywords: string[]
  /** Words of the page that answer the query, for the marks there. */
  terms: string[]
  _highlightResult: {
    title: AlgoliaHighlight
    section: AlgoliaHighlight
    description: AlgoliaHighlight
    keywords: AlgoliaHighlight[]
  }
  _snippetResult: { text: Omit<AlgoliaHighlight, 'matchedWords'> }
}

export interface AlgoliaResult {
  index: string
  query: string
  params: string
  hits: AlgoliaHit[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  exhaustiveNbHits: boolean
  /** What Algolia's rules would add: near spellings, whether every text has been searched, and whether nothing answers. */
  userData: [Pick<SearchAnswer, 'spellings' | 'isComplete' | 'isUnanswered'>]
}

const defaultHits = 20
const defaultTags = { open: '<em>', close: '</em>' }

/** The query of a request. */
export function toSearchQuery({ params = {} }: AlgoliaRequest): SearchQuery {
  const filters = [params.facetFilters ?? []].flat(2)
  const context = filters.find((filter) => filter.startsWith('context:'))?.slice('context:'.length)
  return {
    text: params.query ?? '',
    context: context ?? wholeSite,
    page: Math.max(0, Math.trunc(params.page ?? 0)),
    hitsPerPage: Math.max(0, Math.trunc(params.hitsPerPage ?? defaultHits)),
  }
}

function toAlgoliaHit(hit: SearchHit, { params = {} }: AlgoliaRequest): AlgoliaHit {
  const { highlightPreTag: open = defaultTags.open, highlightPostTag: close = defaultTags.close } = params
  const words = (params.query ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const wordCount = words.filter((word) => !stopWords.has(word)).length || words.length
  const highlight = ({ text, marks }: MarkedText): AlgoliaHighlight => {
    const matchedWords = [...new Set(marks.map(({ start, end }) => text.slice(start, end).toLowerCase()))]
    const matchLevel = matchedWords.length === 0 ? 'none' : matchedWords.length < wordCount ? 'partial' : 'full'
    return { value: withMarks(text, marks, open, close), matchLevel, matchedWords }
  }
  const { value, matchLevel } = highlight(hit.excerpt)
  return {
    objectID: hit.anchor === '' ? hit.url : `${hit.url}#${hit.anchor}`,
    url: hit.url,
    anchor: hit.anchor,
    kind: hit.kind,
    type: hit.type,
    context: hit.context,
    title: hit.title.text,
    section: hit.section.text,
    description: hit.description.text,
    text: hit.excerpt.text,
    breadcrumbs: hit.breadcrumbs,
    keywords: hit.keywords.map(({ text }) => text),
    terms: hit.terms,
    _highlightResult: {
      title: highlight(hit.title),
      section: highlight(hit.section),
      description: highlight(hit.description),
      keywords: hit.keywords.map(highlight),
    },
    _snippetResult: { text: { value, matchLevel } },
  }
}

/** An answer in the form of Algolia's, for the interface that serves both. */
export function toAlgoliaResult(answer: SearchAnswer, request: AlgoliaRequest, elapsedMs: number): AlgoliaResult {
  const { text, hitsPerPage } = toSearchQuery(request)
  return {
    index: request.indexName,
    query: text,
    params: '',
    hits: answer.hits.map((hit) => toAlgoliaHit(hit, request)),
    nbHits: answer.total,
    page: answer.page,
    nbPages: answer.pages,
    hitsPerPage,
    processingTimeMS: Math.round(elapsedMs),
    exhaustiveNbHits: answer.isComplete,
    userData: [{ spellings: answer.spellings, isComplete: answer.isComplete, isUnanswered: answer.isUnanswered }],
  }
}
