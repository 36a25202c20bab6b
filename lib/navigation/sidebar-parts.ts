import type { RoutePath } from '../pages/route.ts'
import type { Sidebar, SidebarItem } from './sidebar-file.ts'

/** From so many entries on, a page shows only its own part of a sidebar. */
export const maxWholeSidebar = 500

function entryCount(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.kind === 'category' ? entryCount(item.items) : 0), 0)
}

function firstRoute(item: SidebarItem): RoutePath | undefined {
  if (item.kind === 'page') return item.route
  return item.link?.route ?? item.items.map(firstRoute).find((route) => route !== undefined)
}

/** The entries around one category: those inside of it and of all categories around it. Other categories are links. */
function itemsAround(items: readonly SidebarItem[], [at, ...below]: readonly number[]): SidebarItem[] {
  return items.flatMap((item, index): SidebarItem[] => {
    if (item.kind === 'page') return [item]
    if (index === at) return [{ ...item, items: itemsAround(item.items, below) }]
    const route = firstRoute(item)
    return route === undefined ? [] : [{ kind: 'page', label: item.label, route, owned: false }]
  })
}

/** The routes that stand right in a category, and where that category is: its place on each level. */
function groups(
  items: readonly SidebarItem[],
  trail: readonly number[],
): { trail: readonly number[]; routes: RoutePath[] }[] {
  const own = items.flatMap((item) => (item.kind === 'page' && item.owned ? [item.route] : []))
  const below = items.flatMap((item, index) => {
    if (item.kind === 'page') return []
    const [group, ...inner] = groups(item.items, [...trail, index])
    if (group === undefined) return inner
    const route = item.link?.route
    return [{ ...group, routes: route === undefined ? group.routes : [route, ...group.routes] }, ...inner]
  })
  return [{ trail, routes: own }, ...below]
}

function isWhole({ items }: Sidebar): boolean {
  return entryCount(items) < maxWholeSidebar
}

/** Name of the part around a category. @example partName('main', [2, 0]) → 'main.2.0' */
function partName(id: string, trail: readonly number[]): string {
  return [id, ...trail].join('.')
}

/** The part that each page of a large sidebar shows; empty for one that pages show whole. */
export function sidebarPartOf(sidebar: Sidebar): Map<RoutePath, string> {
  if (isWhole(sidebar)) return new Map()
  return new Map(
    groups(sidebar.items, []).flatMap(({ trail, routes }) =>
      routes.map((route) => [route, partName(sidebar.id, trail)] as const),
    ),
  )
}

/**
 * What pages show of a sidebar, by the part's name. A small sidebar has one part, itself. Of a large one, each category
 * has its own: every page of the export holds its sidebar, and whole ones would grow with the square of the pages.
 */
export function sidebarParts(sidebar: Sidebar): Map<string, SidebarItem[]> {
  const { id, items } = sidebar
  if (isWhole(sidebar)) return new Map([[id, items]])
  const shown = groups(items, []).filter(({ routes }) => routes.length > 0)
  return new Map(shown.map(({ trail }) => [partName(id, trail), itemsAround(items, trail)]))
}
