import type { SearchContext } from './model/contexts.ts'
import type { SearchHit } from './model/search-answer.ts'

/** Hits of one part of the site. */
export interface HitGroup<T> {
  label: string
  hits: T[]
}

type GroupedHit = Pick<SearchHit, 'url' | 'kind' | 'context' | 'breadcrumbs'>

const apiLabel = 'API Reference'
/** Hits without a part of their own, such as pages at the root. */
const otherLabel = 'Documentation'
/** The reference under its own address, or below that of the docs. @see specification, section 2.15 */
const apiPath = /^(?:\/docs)?\/api-reference\//

/**
 * The part of the site that a hit belongs to, as readers know it.
 * @example sectionLabel({ url: '/docs/api-reference/x', … }, []) → 'API Reference'
 */
export function sectionLabel(
  { url, kind, context, breadcrumbs }: GroupedHit,
  contexts: readonly SearchContext[],
): string {
  if (apiPath.test(url)) return apiLabel
  const known = contexts.find(({ id }) => id === context)?.label
  if (known !== undefined) return known
  return kind === 'operation' ? apiLabel : (breadcrumbs[0] ?? otherLabel)
}

/** Hits by the part of the site they belong to: the part of the best one first, and the best first in each. */
export function groupHits<T extends GroupedHit>(hits: readonly T[], contexts: readonly SearchContext[]): HitGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const hit of hits) {
    const label = sectionLabel(hit, contexts)
    groups.set(label, [...(groups.get(label) ?? []), hit])
  }
  return Array.from(groups, ([label, members]) => ({ label, hits: members }))
}
