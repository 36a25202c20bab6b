import type { RoutePath } from '../pages/route.ts'
import type { Sidebar, SidebarItem } from './sidebar-file.ts'
import { sidebarPartOf } from './sidebar-parts.ts'

export interface Crumb {
  label: string
  /** A category without a page has none. */
  route: RoutePath | undefined
}

export interface PageLinkLabel {
  label: string
  route: RoutePath
}

/** Where a page stands in its sidebar. */
export interface SidebarPlace {
  sidebar: string
  /** Name of the part of a large sidebar that the page shows; without one, it shows the whole. */
  part?: string
  /** From the outermost category to the page itself. */
  breadcrumbs: Crumb[]
  previous: PageLinkLabel | undefined
  next: PageLinkLabel | undefined
}

interface OwnedPage extends PageLinkLabel {
  trail: Crumb[]
}

function ownedPages(items: readonly SidebarItem[], trail: readonly Crumb[]): OwnedPage[] {
  return items.flatMap((item): OwnedPage[] => {
    if (item.kind === 'page') {
      return item.owned
        ? [{ label: item.label, route: item.route, trail: [...trail, { label: item.label, route: item.route }] }]
        : []
    }
    const crumb: Crumb = { label: item.label, route: item.link?.route }
    const own = item.link === undefined ? [] : [{ label: item.label, route: item.link.route, trail: [...trail, crumb] }]
    return [...own, ...ownedPages(item.items, [...trail, crumb])]
  })
}

/** The place of every page that a sidebar owns, in reading order. */
export function sidebarPlaces(sidebars: readonly Sidebar[]): Map<RoutePath, SidebarPlace> {
  const places = new Map<RoutePath, SidebarPlace>()
  for (const sidebar of sidebars) {
    const { id, items } = sidebar
    const partOf = sidebarPartOf(sidebar)
    const pages = ownedPages(items, [])
    pages.forEach(({ route, trail }, index) => {
      const neighbour = (at: number): PageLinkLabel | undefined => {
        const page = pages[at]
        return page === undefined ? undefined : { label: page.label, route: page.route }
      }
      const part = partOf.get(route)
      places.set(route, {
        sidebar: id,
        ...(part === undefined ? {} : { part }),
        breadcrumbs: trail,
        previous: neighbour(index - 1),
        next: neighbour(index + 1),
      })
    })
  }
  return places
}

export interface GeneratedCategory {
  route: RoutePath
  label: string
  description: string | undefined
  items: { label: string; route: RoutePath }[]
}

/** Categories whose page is generated from their items. */
export function generatedCategories(items: readonly SidebarItem[]): GeneratedCategory[] {
  return items.flatMap((item): GeneratedCategory[] => {
    if (item.kind === 'page') return []
    const below = generatedCategories(item.items)
    if (item.link?.generated !== true) return below
    const children = item.items.flatMap((child) => {
      const route = child.kind === 'page' ? child.route : child.link?.route
      return route === undefined ? [] : [{ label: child.label, route }]
    })
    return [
      { route: item.link.route, label: item.label, description: item.link.description, items: children },
      ...below,
    ]
  })
}
