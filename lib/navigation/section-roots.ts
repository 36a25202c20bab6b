import type { RoutePath } from '../pages/route.ts'
import type { Redirect } from './redirect-file.ts'
import type { Sidebar } from './sidebar-file.ts'
import { sidebarPlaces } from './sidebar-tree.ts'

/** The folders above a route, the nearest first. @example foldersAbove('/a/b/c') → ['/a/b', '/a'] */
function foldersAbove(route: string): RoutePath[] {
  const segments = route.split('/').slice(1, -1)
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}` as RoutePath)
}

/**
 * Where readers are led from the folders that have no page of their own, because they shortened an address. Most
 * folders are sections of a sidebar: they lead to the first page that it lists of them. If no sidebar has most of a
 * folder's pages, such as those of guides, the folder leads to the nearest page above it.
 * @param sidebars the sidebars of each version
 * @param routes of all pages
 * @param taken paths that lead elsewhere already
 * @example sectionRoots(sidebars, routes, taken) → [{ from: '/solutions', to: '/solutions/overview', isTemporary: true
 * }]
 */
export function sectionRoots(
  sidebars: Iterable<readonly Sidebar[]>,
  routes: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): Redirect[] {
  const listed = new Set([...sidebars].flatMap((version) => [...sidebarPlaces(version).keys()]))
  const pagesBelow = new Map<RoutePath, { listed: RoutePath[]; others: RoutePath[] }>()
  const add = (route: RoutePath, kind: 'listed' | 'others') => {
    for (const folder of foldersAbove(route)) {
      if (routes.has(folder) || taken.has(folder)) continue
      const pages = pagesBelow.get(folder) ?? { listed: [], others: [] }
      pages[kind].push(route)
      pagesBelow.set(folder, pages)
    }
  }
  // A sidebar may list a page that is yet to be written.
  for (const route of listed) if (routes.has(route)) add(route, 'listed')
  for (const route of [...routes].sort()) if (!listed.has(route as RoutePath)) add(route as RoutePath, 'others')
  return [...pagesBelow].flatMap(([from, pages]) => {
    const above = foldersAbove(from).find((folder) => routes.has(folder))
    const isSection = pages.listed.length >= pages.others.length
    const to = (isSection ? undefined : above) ?? [...pages.listed, ...pages.others][0]
    return to === undefined ? [] : [{ from, to, isTemporary: true as const }]
  })
}
