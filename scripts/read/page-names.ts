import type { RoutePath } from '#lib/pages/route.ts'
import type { SitePage } from './read-pages.ts'

/** Names of pages in breadcrumbs and links: by their shorter names, or by their titles. */
interface PageNames {
  /** Names of pages that have a short one: `sidebarLabel` in the frontmatter. */
  shortNames: ReadonlyMap<RoutePath, string>
  names: ReadonlyMap<RoutePath, string>
}

export function pageNames(pages: readonly Pick<SitePage, 'route' | 'title' | 'sidebarLabel'>[]): PageNames {
  const shortNames = new Map(
    pages.flatMap(({ route, sidebarLabel }) => (sidebarLabel === undefined ? [] : [[route, sidebarLabel] as const])),
  )
  return { shortNames, names: new Map(pages.map(({ route, title }) => [route, shortNames.get(route) ?? title])) }
}
