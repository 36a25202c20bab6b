import type { RoutePath } from '#lib/pages/route.ts'
import type { PageSummary } from '#lib/site/manifest.ts'

/** A page as lists see it; a test names only what it is about. */
export function pageSummary(route: string, more: Partial<PageSummary> = {}): PageSummary {
  return {
    route: route as RoutePath,
    title: route,
    description: `About ${route}`,
    type: 'Doc',
    tags: [],
    keywords: [],
    version: undefined,
    unversionedRoute: route as RoutePath,
    sidebar: undefined,
    layout: 'doc',
    ...more,
  }
}
