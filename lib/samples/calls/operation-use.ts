import type { ApiOperation } from '../../api/api-operation.ts'
import { normalizeRoute, type RoutePath } from '../../pages/route.ts'

/** An operation that a page calls or links to. */
export interface CalledOperation {
  slug: string
  title: string
  /** In lower case. */
  method: string
  route: RoutePath
}

/** A page that calls an operation or links to it. */
export interface CallingPage {
  title: string
  route: RoutePath
}

export interface OperationUse {
  /** Pages by the slug of an operation; those of the current version alone. */
  pagesOf: ReadonlyMap<string, readonly CallingPage[]>
  /** Operations by the route of a page, in the order of its calls, then of its links. */
  operationsOf: ReadonlyMap<RoutePath, readonly CalledOperation[]>
}

interface LinkingPage {
  route: RoutePath
  title: string
  version: string | undefined
  compiled: { links: readonly { href: string }[] }
}

/**
 * Which pages use which operations: by calls in their samples, and by links.
 * @param calls slugs by the route of a page
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
    const called = (calls.get(route) ?? []).flatMap((slug) => bySlug.get(slug) ?? [])
    const linked = compiled.links.flatMap(({ href }) => byRoute.get(normalizeRoute(href)) ?? [])
    const used = [...new Set([...called, ...linked])]
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
