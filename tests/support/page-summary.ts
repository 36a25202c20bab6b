import type { RoutePath } from '#lib/pages/route.ts'
import type { PageData, PageSummary } from '#lib/site/manifest.ts'

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

/** A page as its view sees it. */
export function pageData(route: string, more: Partial<PageData> = {}): PageData {
  return {
    ...pageSummary(route),
    file: `content${route}.md`,
    headings: [],
    tableOfContents: true,
    readingMinutes: 1,
    lastUpdated: undefined,
    place: undefined,
    breadcrumbs: [],
    operations: [],
    ...more,
  }
}
