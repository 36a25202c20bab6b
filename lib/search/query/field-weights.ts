import type { SearchConfig } from '../../config/site-config.ts'
import { type HeadField, headFields } from '../index/postings.ts'

/** The number of the content, after those of the heads. */
export const contentField = 5

export type Field = HeadField | typeof contentField

/** How many fields there are. */
export const fieldCount = contentField + 1

/**
 * What a match in a field is worth at best: title, heading, keywords, action, breadcrumbs, content. An action is only
 * noted, and breadcrumbs decide between pages that other words find.
 */
const defaultWeights = { title: 10, heading: 6, keywords: 6, action: 1, breadcrumbs: 0.5, content: 5 }

/** The weights of a site, by field. */
export function siteWeights({ weights }: SearchConfig = {}): Readonly<Record<Field, number>> {
  const { title, heading, keywords, action, breadcrumbs, content } = { ...defaultWeights, ...weights }
  return [title, heading, keywords, action, breadcrumbs, content]
}

/** The weights of a site as JSON, which its build puts into its workers. */
declare const SEARCH_WEIGHTS: string

export const fieldWeights =
  typeof SEARCH_WEIGHTS === 'undefined' ? siteWeights() : (JSON.parse(SEARCH_WEIGHTS) as ReturnType<typeof siteWeights>)

/** Whether a field belongs to a part of a page, not to the whole page. */
export const isOfPart = (field: Field) => field === headFields.heading || field === contentField
