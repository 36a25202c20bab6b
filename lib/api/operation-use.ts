import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import type { ApiOperation } from './api-operation.ts'

/** An operation that a page calls or links to. */
export interface CalledOperation {
  slug: string
  title: string
  /** In lowercase. */
  method: string
  route: RoutePath
}

export interface CallingPage {
  title: string
  route: RoutePath
}

export interface OperationUse {
  /**
   * Pages by operation slug, of the current version only: guides first, then those that call it, then those that use the
   * fewest others.
   */
  pagesOf: ReadonlyMap<string, readonly CallingPage[]>
  /** Operations by page route: first those that the page calls, then those that it links to. */
  operationsOf: ReadonlyMap<RoutePath, readonly CalledOperation[]>
}

interface LinkingPage {
  route: RoutePath
  title: string
  type: string
  version: string | undefined
  /** The links of its source, and those of its HTML, which are also in partials. */
  compiled: { links: readonly { href: string }[]; siteLinks: readonly { href: string }[] }
}

/** What a page has that puts it before others, the most important first. */
interface Rank {
  rank: readonly number[]
}

function ranked(pages: readonly (CallingPage & Rank)[]): CallingPage[] {
  const order = (a: Rank, b: Rank) => {
    const at = a.rank.findIndex((value, index) => value !== b.rank[index])
    return (b.rank[at] ?? 0) - (a.rank[at] ?? 0)
  }
  return pages.toSorted(order).map(({ title, route }) => ({ title, route }))
}

/**
 * Finds which pages use which operations, through calls in their samples and through links.
 * @param calls operation slugs by page route
 */
export function operationUse(
  pages: readonly LinkingPage[],
  operations: readonly Pick<ApiOperation, 'slug' | 'summary' | 'method' | 'route'>[],
  calls: ReadonlyMap<RoutePath, readonly string[]>,
): OperationUse {
  const bySlug = new Map(operations.map((operation) => [operation.slug, operation]))
  const byRoute = new Map(operations.map((operation) => [operation.route, operation]))
  const pagesOf = new Map<string, (CallingPage & Rank)[]>()
  const operationsOf = new Map<RoutePath, CalledOperation[]>()
  for (const { route, title, type, version, compiled } of pages) {
    const calledOperations = (calls.get(route) ?? []).flatMap((slug) => bySlug.get(slug) ?? [])
    const linkedOperations = [...compiled.siteLinks, ...compiled.links].flatMap(
      ({ href }) => byRoute.get(normalizeRoute(href)) ?? [],
    )
    const used = [...new Set([...calledOperations, ...linkedOperations])]
    if (used.length === 0) continue
    operationsOf.set(
      route,
      used.map(({ slug, summary, method, route: target }) => ({ slug, title: summary, method, route: target })),
    )
    if (version !== undefined) continue
    const called = new Set(calledOperations.map(({ slug }) => slug))
    for (const { slug } of used) {
      const rank = [type === 'Guide', called.has(slug), -used.length].map(Number)
      pagesOf.set(slug, [...(pagesOf.get(slug) ?? []), { title, route, rank }])
    }
  }
  return { pagesOf: new Map([...pagesOf].map(([slug, callers]) => [slug, ranked(callers)])), operationsOf }
}
