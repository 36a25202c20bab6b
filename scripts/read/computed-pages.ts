import { pathBreadcrumbs } from '#lib/navigation/path-breadcrumbs.ts'
import { type Crumb, type SidebarPlace, sidebarPlaces } from '#lib/navigation/sidebar-tree.ts'
import type { Heading } from '#lib/pages/heading.ts'
import { readingMinutes } from '#lib/pages/reading-time.ts'
import { type RoutePath, routeOfFile } from '#lib/pages/route.ts'
import type { LoadedSite } from './load-site.ts'
import { pageNames } from './page-names.ts'
import type { SitePage } from './read-pages.ts'

/** The computed fields of a document: everything derived from its path, its text, and the other pages. */
export interface ComputedPage {
  url: RoutePath
  version: string | undefined
  unversionedUrl: RoutePath
  sourceFile: string
  sidebar: string | undefined
  place: SidebarPlace | undefined
  breadcrumbs: Crumb[]
  headings: Heading[]
  readingMinutes: number
  lastUpdated: string | undefined
}

/** The computed fields of all pages, by their path below content/. */
export function computePages(site: LoadedSite, dates: ReadonlyMap<string, string>): Map<string, ComputedPage> {
  const { names, shortNames } = pageNames(site.pages)
  const places = new Map([...site.sidebars.values()].flatMap((sidebars) => [...sidebarPlaces(sidebars, shortNames)]))
  const unversioned = (page: SitePage) =>
    page.version === undefined
      ? page.route
      : routeOfFile(page.contentPath.replace(/^versions\/[^/]+\//, ''), site.tokens).route
  return new Map(
    site.pages.map((page) => {
      const place = places.get(page.route)
      return [
        page.contentPath,
        {
          url: page.route,
          version: page.version,
          unversionedUrl: unversioned(page),
          sourceFile: page.file,
          sidebar: place?.sidebar,
          place,
          breadcrumbs: place?.breadcrumbs ?? pathBreadcrumbs(page.route, names),
          headings: page.compiled.headings,
          readingMinutes: readingMinutes(page.compiled.words),
          lastUpdated: dates.get(page.file),
        },
      ]
    }),
  )
}
