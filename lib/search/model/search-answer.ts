import type { Mark } from './marks.ts'
import type { HitType, RecordKind } from './record.ts'

export interface SearchQuery {
  text: string
  /** A part of the site; `all` is the whole. */
  context: string
  /** Counted from 0. */
  page: number
  hitsPerPage: number
  /** Leaves out hits that are much less likely than the best, for a list that is to be taken in at a glance. */
  isBrief?: boolean
}

/** A text with the parts that the query has found. */
export interface MarkedText {
  text: string
  marks: Mark[]
}

/** A page that answers a query, by its best part. */
export interface SearchHit {
  url: string
  /** Id of the part's heading; empty for the page's head. */
  anchor: string
  kind: RecordKind
  type: HitType
  context: string
  breadcrumbs: readonly string[]
  title: MarkedText
  /** Heading of the part; empty for the page's head. */
  section: MarkedText
  keywords: MarkedText[]
  /** Empty until the page's texts have been read. */
  description: MarkedText
  /** The place in the part's text, or in its samples, that says most of the query; cut ends have an ellipsis. */
  excerpt: MarkedText
  /** Words of the page that answer the query, in lowercase. */
  terms: string[]
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** All pages that answer. */
  total: number
  page: number
  pages: number
  /** False while texts are still to be read, and when files of the index could not be had. */
  isComplete: boolean
  /** Whether readers ask this and no page answers it; the hits only share words with it. */
  isUnanswered: boolean
  /** Queries near to one without hits that have some. */
  spellings: string[]
}

/** Pages of hits that can be asked for. */
export function pageCount(total: number, hitsPerPage: number): number {
  return hitsPerPage < 1 ? 0 : Math.ceil(total / hitsPerPage)
}
