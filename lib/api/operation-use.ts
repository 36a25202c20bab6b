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
  /** Pages by operation slug, of the current version only. */
  pagesOf: ReadonlyMap<string, readonly CallingPage[]>
  /** Operations by page route: first those that the page calls, then those that it links to. */
  operationsOf: ReadonlyMap<RoutePath, readonly CalledOperation[]>
}

interface LinkingPage {
  route: RoutePath
  title: string
  version: string | undefined
  /** The links of its source, and those of its HTML, which are also in partials. */
  compiled: { links: readonly { href: string }[]; siteLinks: readonly { href: string }[] }
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
  const pagesOf = new Map<string, CallingPage[]>()
  const operationsOf = new Map<RoutePath, CalledOperation[]>()
  for (const { route, title, version, compiled } of pages) {
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
    for (const { slug } of used) pagesOf.set(slug, [...(pagesOf.get(slug) ?? []), { title, route }])
  }
  return { pagesOf, operationsOf }
}
