import { headFields } from '../index/term-table.ts'

/** Fields by their numbers; the text itself stands after those of the heads. */
export const contentField = 5

/**
 * What a match in a field is worth, at best: title, heading, keywords, what an operation does, breadcrumbs, content. What an
 * operation does is only noted, and breadcrumbs decide between pages that other words find.
 */
export const fieldWeights: readonly number[] = [10, 6, 6, 1, 0.5, 5]

/** Whether a field belongs to a part of a page, rather than to the whole page. */
export const isOfPart = (field: number) => field === headFields.heading || field === contentField
