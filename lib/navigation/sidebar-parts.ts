import type { RoutePath } from '../pages/route.ts'
import type { Sidebar, SidebarItem } from './sidebar-file.ts'

/** Levels of a sidebar that are shown at once. A category at the last one shows its pages as a list of its own. */
export const shownLevels = 3
/** If a sidebar has at least this many entries, a document contains only its own part of it. */
export const maxWholeSidebar = 48

function entryCount(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.kind === 'category' ? entryCount(item.items) : 0), 0)
}

function firstRoute(item: SidebarItem): RoutePath | undefined {
  if (item.kind === 'page') return item.route
  return item.link?.route ?? item.items.map(firstRoute).find((route) => route !== undefined)
}

/**
 * The entries around one category: its own and those of all its ancestors. Other categories are empty and closed. Above
 * a category that has a list of its own, nothing else is shown.
 */
function itemsAround(items: readonly SidebarItem[], [at, ...below]: readonly number[], level = 1): SidebarItem[] {
  const untilList = shownLevels - (level % shownLevels)
  const isAboveList = at !== undefined && below.length >= untilList % shownLevels
  return items.flatMap((item, index): SidebarItem[] => {
    if (index === at && item.kind === 'category') {
      return [{ ...item, items: itemsAround(item.items, below, level + 1) }]
    }
    if (isAboveList) return []
    if (item.kind === 'page') return [item]
    const route = firstRoute(item)
    const link = item.link ?? (route === undefined ? undefined : { route, generated: false, description: undefined })
    return link === undefined ? [] : [{ ...item, link, items: [] }]
  })
}

/** The routes directly in each category, and the category's path: its index at each level. */
function groups(
  items: readonly SidebarItem[],
  path: readonly number[],
): { path: readonly number[]; routes: RoutePath[] }[] {
  const ownRoutes = items.flatMap((item) => (item.kind === 'page' && item.owned ? [item.route] : []))
  const below = items.flatMap((item, index) => {
    if (item.kind === 'page') return []
    const [group, ...inner] = groups(item.items, [...path, index])
    if (group === undefined) return inner
    const route = item.link?.route
    return [{ ...group, routes: route === undefined ? group.routes : [route, ...group.routes] }, ...inner]
  })
  return [{ path, routes: ownRoutes }, ...below]
}

/** Whether the documents of a sidebar contain all of it. */
export function isWhole({ items }: Pick<Sidebar, 'items'>): boolean {
  return entryCount(items) < maxWholeSidebar
}

/**
 * Name of the part around a category; the name of the sidebar itself means all of it.
 * @example partName('main', [2, 0]) → 'main.2.0'
 */
function partName(id: string, path: readonly number[]): string {
  return [id, ...(path.length === 0 ? ['top'] : path)].join('.')
}

/** The part that each page of a large sidebar shows; empty for a small sidebar, which pages show whole. */
export function sidebarPartOf(sidebar: Sidebar): Map<RoutePath, string> {
  if (isWhole(sidebar)) return new Map()
  return new Map(
    groups(sidebar.items, []).flatMap(({ path, routes }) =>
      routes.map((route) => [route, partName(sidebar.id, path)] as const),
    ),
  )
}

/**
 * The parts of a sidebar by name. A small sidebar is a single part. A large one has a part per category: every document
 * contains its sidebar, so whole sidebars would be a third of it, and the export would grow quadratically with the
 * number of pages. The script of all pages completes a part with the whole tree, which it loads once.
 */
export function sidebarParts(sidebar: Sidebar): Map<string, SidebarItem[]> {
  const { id, items } = sidebar
  if (isWhole(sidebar)) return new Map([[id, items]])
  const categories = groups(items, []).filter(({ routes }) => routes.length > 0)
  return new Map(categories.map(({ path }) => [partName(id, path), itemsAround(items, path)]))
}
