import type { AlgoliaHit } from './algolia-answer.ts'
import { apiLabel, otherLabel, sectionLabel } from './section-label.ts'

/** What a request for suggestions has among its `ruleContexts`. */
export const forSuggestions = 'suggestions'

/** Operations that suggestions have at least, if so many are named as the query says. */
export const fewestOperations = 2

/**
 * Suggestions with the best operations. Pages about a thing come before operations on it, so a short list has none of
 * these. Those whose title has all words of the query replace the last pages.
 * @param operations the best operations, in their order
 * @param most how many hits the list can have
 */
export function withOperations(
  hits: readonly AlgoliaHit[],
  operations: readonly AlgoliaHit[],
  most: number,
): AlgoliaHit[] {
  const pages = hits.filter(({ kind }) => kind !== 'operation')
  const listed = new Set(hits.map(({ url }) => url))
  const added = operations
    .filter(({ url, _highlightResult: { title } }) => title.matchLevel === 'full' && !listed.has(url))
    .slice(0, Math.max(0, fewestOperations - (hits.length - pages.length)))
  const kept = new Set(pages.slice(0, pages.length - Math.max(0, hits.length + added.length - most)))
  return [...hits.filter((hit) => hit.kind === 'operation' || kept.has(hit)), ...added]
}

/** Suggestions of one kind. */
export interface HitGroup {
  label: string
  hits: AlgoliaHit[]
}

/**
 * Suggestions in groups, the documentation and the API reference. The group of the best hit comes first, and hits keep
 * their order.
 */
export function groupHits(hits: readonly AlgoliaHit[]): HitGroup[] {
  const labelOf = (hit: AlgoliaHit) => (sectionLabel(hit, []) === apiLabel ? apiLabel : otherLabel)
  const labels = new Set(hits.map(labelOf))
  return [...labels].map((label) => ({ label, hits: hits.filter((hit) => labelOf(hit) === label) }))
}
