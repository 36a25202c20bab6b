import type { RoutePath } from '../pages/route.ts'
import type { Sidebar, SidebarItem } from './sidebar-file.ts'
import { sidebarPartOf } from './sidebar-parts.ts'

export interface Crumb {
  label: string
  /** Undefined for a category without a page. */
  route: RoutePath | undefined
}

export interface PageLinkLabel {
  label: string
  route: RoutePath
}

export interface SidebarPlace {
  sidebar: string
  /** Name of the part of a large sidebar that the page shows. Default: the whole sidebar. */
  part?: string
  /** From the outermost category to the page itself. */
  breadcrumbs: Crumb[]
  previous: PageLinkLabel | undefined
  next: PageLinkLabel | undefined
}

interface OwnedPage extends PageLinkLabel {
  breadcrumbs: Crumb[]
}

function ownedPages(
  items: readonly SidebarItem[],
  shortNames: ReadonlyMap<RoutePath, string>,
  above: readonly Crumb[],
): OwnedPage[] {
  const owned = (label: string, route: RoutePath): OwnedPage => ({
    label,
    route,
    breadcrumbs: [...above, { label, route }],
  })
  return items.flatMap((item): OwnedPage[] => {
    const route = item.kind === 'page' ? item.route : item.link?.route
    const label = (route === undefined ? undefined : shortNames.get(route)) ?? item.label
    if (item.kind === 'page') return item.owned ? [owned(label, item.route)] : []
    const self = route === undefined ? [] : [owned(label, route)]
    return [...self, ...ownedPages(item.items, shortNames, [...above, { label, route }])]
  })
}

/**
 * The place of every page that a sidebar owns, in reading order.
 * @param shortNames names of pages that breadcrumbs and links show instead of the sidebar's labels
 */
export function sidebarPlaces(
  sidebars: readonly Sidebar[],
  shortNames: ReadonlyMap<RoutePath, string> = new Map(),
): Map<RoutePath, SidebarPlace> {
  const places = new Map<RoutePath, SidebarPlace>()
  for (const sidebar of sidebars) {
    const { id, items } = sidebar
    const partOf = sidebarPartOf(sidebar)
    const pages = ownedPages(items, shortNames, [])
    const linkAt = (index: number): PageLinkLabel | undefined => {
      const page = pages[index]
      return page === undefined ? undefined : { label: page.label, route: page.route }
    }
    pages.forEach(({ route, breadcrumbs }, index) => {
      const part = partOf.get(route)
      places.set(route, {
        sidebar: id,
        ...(part === undefined ? {} : { part }),
        breadcrumbs,
        previous: linkAt(index - 1),
        next: linkAt(index + 1),
      })
    })
  }
  return places
}

export interface GeneratedCategory {
  route: RoutePath
  label: string
  description: string | undefined
  items: PageLinkLabel[]
}

/** The pages directly below a category. Those of a category without a page count as its own. */
const pagesBelow = (items: readonly SidebarItem[]): PageLinkLabel[] =>
  items.flatMap((item) => {
    const { label } = item
    if (item.kind === 'page') return [{ label, route: item.route }]
    return item.link === undefined ? pagesBelow(item.items) : [{ label, route: item.link.route }]
  })

/** The pages below each category that has a page, in the order of the sidebar. */
export function childPages(items: readonly SidebarItem[]): Map<RoutePath, PageLinkLabel[]> {
  return new Map(
    items.flatMap((item): [RoutePath, PageLinkLabel[]][] => {
      if (item.kind === 'page') return []
      const below = [...childPages(item.items)]
      return item.link === undefined ? below : [[item.link.route, pagesBelow(item.items)], ...below]
    }),
  )
}

/** Categories whose page is generated from their items. */
export function generatedCategories(items: readonly SidebarItem[]): GeneratedCategory[] {
  return items.flatMap((item): GeneratedCategory[] => {
    if (item.kind === 'page') return []
    const below = generatedCategories(item.items)
    if (item.link?.generated !== true) return below
    const { route, description } = item.link
    return [{ route, label: item.label, description, items: pagesBelow(item.items) }, ...below]
  })
}
