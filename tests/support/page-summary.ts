import type { PageSummary } from '#lib/pages/manifest.ts'
import type { RoutePath } from '#lib/pages/route.ts'

/** A page as lists see it; a test names only what it is about. */
export function pageSummary(route: string, more: Partial<PageSummary> = {}): PageSummary {
  return {
    route: route as RoutePath,
    title: route,
    description: `About ${route}`,
    type: 'Doc',
    kind: 'concept',
    tags: [],
    keywords: [],
    version: undefined,
    unversionedRoute: route as RoutePath,
    sidebar: undefined,
    layout: 'doc',
    theme: undefined,
    technologies: [],
    capabilities: [],
    publishedOn: undefined,
    ...more,
  }
}
