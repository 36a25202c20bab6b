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
export const fieldWeights: Readonly<Record<Field, number>> = [10, 6, 6, 1, 0.5, 5]

/** Whether a field belongs to a part of a page, not to the whole page. */
export const isOfPart = (field: Field) => field === headFields.heading || field === contentField
