import { distance } from 'fastest-levenshtein'
import { normalizeRoute } from '../pages/route.ts'
import type { IndexedPage } from './manifest.ts'

/** Share of a segment's letters that may differ before it counts as a different word. */
const tolerance = 0.4

function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length === 0 ? 0 : 1 - distance(a, b) / length
}

/**
 * Pages whose paths resemble a path that does not exist, because it was moved, renamed, or misspelled. The last segment
 * weighs most.
 * @example nearPaths('/scorecard/overveiw', pages)[0].route → '/scorecards/overview'
 */
export function nearPaths(path: string, pages: readonly IndexedPage[], count = 5): IndexedPage[] {
  const requestedSegments = normalizeRoute(path.toLowerCase()).split('/').filter(Boolean)
  const lastSegment = requestedSegments.at(-1)
  if (lastSegment === undefined) return []
  return pages
    .map((page) => {
      const segments = page.route.split('/').filter(Boolean)
      const lastMatch = similarity(lastSegment, segments.at(-1) ?? '')
      const sharedSegments = requestedSegments.filter((segment) =>
        segments.some((other) => similarity(segment, other) > 1 - tolerance),
      )
      return {
        page,
        score: lastMatch * 2 + sharedSegments.length / Math.max(1, requestedSegments.length),
        lastMatch,
        shared: sharedSegments.length,
      }
    })
    .filter(({ lastMatch, shared }) => lastMatch > 1 - tolerance || shared > 0)
    .sort((a, b) => b.score - a.score || a.page.route.length - b.page.route.length)
    .slice(0, count)
    .map(({ page }) => page)
}
