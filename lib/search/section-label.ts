import { otherPages, type SearchContext } from './model/contexts.ts'
import type { SearchHit } from './model/search-answer.ts'

type LabeledHit = Pick<SearchHit, 'url' | 'kind' | 'context' | 'breadcrumbs'>

export const apiLabel = 'API Reference'
/** Hits outside all parts, such as pages at the root, and everything but the API reference. */
export const otherLabel = 'Documentation'
/** The reference under its own address, or below that of the docs. @see specification, section 2.15 */
const apiPath = /^(?:\/docs)?\/api-reference\//

/**
 * The part of the site that a hit belongs to, as readers know it.
 * @example sectionLabel({ url: '/docs/api-reference/x', … }, []) → 'API Reference'
 */
export function sectionLabel(
  { url, kind, context, breadcrumbs }: LabeledHit,
  contexts: readonly SearchContext[],
): string {
  if (apiPath.test(url)) return apiLabel
  const contextLabel = contexts.find(({ id }) => id === context && id !== otherPages)?.label
  if (contextLabel !== undefined) return contextLabel
  return kind === 'operation' ? apiLabel : (breadcrumbs[0] ?? otherLabel)
}
