import type { RoutePath } from '../../pages/route.ts'

export type HitType = 'Title' | 'Heading' | 'Description' | 'Keywords' | 'Content'

/** What a hit was found by: the field that answers most words, the first of equals. */
export function hitType(wordsAnswered: readonly (readonly [HitType, number])[]): HitType {
  let best: readonly [HitType, number] = ['Content', 0]
  for (const field of wordsAnswered) if (field[1] > best[1]) best = field
  return best[0]
}

export type RecordKind = 'page' | 'operation'

/**
 * A part of a page as search knows it: the text above the first heading, or under one. The local index and a hosted
 * one are made of the same records.
 */
export interface SearchRecord {
  url: RoutePath
  /** Id of the heading; empty for the page's head. */
  anchor: string
  kind: RecordKind
  title: string
  description: string
  /** Labels of the breadcrumbs, the page itself left out. */
  breadcrumbs: readonly string[]
  /** Heading of the part; empty for the page's head. */
  section: string
  /** Level of the heading; 1 for the page's head. */
  level: number
  text: string
  /** Names in code samples, each once. */
  code: readonly string[]
  /** Labels of tabs, which count like words of the text; excerpts leave them out. */
  labels: readonly string[]
  /** Of the page: words that readers search for, whether or not its text contains them. */
  keywords: readonly string[]
  /** A part of the site that a search can be limited to. */
  context: string
  /** Id of the version; empty for the current one. */
  version: string
}

/** Anchor of the part of an operation that says what it returns and how it fails. */
export const responsesAnchor = 'responses'

/** All records of one page. They share what belongs to the page; the first is its head. */
export type PageRecords = readonly [SearchRecord, ...SearchRecord[]]
