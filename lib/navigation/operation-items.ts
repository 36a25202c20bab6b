import type { RoutePath } from '../pages/route.ts'
import type { Sidebar, SidebarItem } from './sidebar-file.ts'

/** The data that a sidebar needs about an API operation. */
export interface ListedOperation {
  route: RoutePath
  method: string
  summary: string
  tag: string
}

/** The sidebar item of an operation. */
export function operationItem({ route, method, summary }: ListedOperation, label = summary): SidebarItem {
  return { kind: 'page', label, route, owned: true, ...(method === '' ? {} : { method }) }
}

/** One category per tag, in the order of the operations. */
export function operationCategories(operations: readonly ListedOperation[]): SidebarItem[] {
  return [...new Set(operations.map(({ tag }) => tag))].map((label) => ({
    kind: 'category',
    label,
    link: undefined,
    items: operations.filter(({ tag }) => tag === label).map((operation) => operationItem(operation)),
  }))
}

type PlacedOperation = readonly [route: RoutePath, category: string | undefined]

function placesIn(items: readonly SidebarItem[], category?: string): PlacedOperation[] {
  return items.flatMap((item): PlacedOperation[] => {
    if (item.kind === 'page') return item.owned ? [[item.route, category]] : []
    return placesIn(item.items, item.label)
  })
}

/**
 * The operations in the order of the sidebars, by the category that they are in; by tag if it is none.
 * @param sidebars contain all operations, as those of `placeOperations` do
 */
export function operationGroups<T extends ListedOperation>(
  sidebars: readonly Sidebar[],
  operations: readonly T[],
): { name: string; operations: T[] }[] {
  const byRoute = new Map(operations.map((operation) => [operation.route, operation]))
  const groups = new Map<string, T[]>()
  for (const [route, category] of sidebars.flatMap(({ items }) => placesIn(items))) {
    const operation = byRoute.get(route)
    if (operation === undefined) continue
    const name = category ?? operation.tag
    groups.set(name, [...(groups.get(name) ?? []), operation])
  }
  return [...groups].map(([name, listed]) => ({ name, operations: listed }))
}

/**
 * Adds the operations that are in no sidebar to the sidebar `id`: to the category of their tag if there is one,
 * otherwise to a new category.
 */
export function placeOperations(
  sidebars: readonly Sidebar[],
  operations: readonly ListedOperation[],
  id: string,
): Sidebar[] {
  const listedRoutes = new Set(sidebars.flatMap(({ items }) => placesIn(items)).map(([route]) => route))
  const missing = operations.filter(({ route }) => !listedRoutes.has(route))
  if (missing.length === 0) return [...sidebars]
  const all = sidebars.some((sidebar) => sidebar.id === id) ? sidebars : [...sidebars, { id, items: [] }]
  return all.map((sidebar): Sidebar => {
    if (sidebar.id !== id) return sidebar
    const categoryLabels = new Set(sidebar.items.flatMap((item) => (item.kind === 'category' ? [item.label] : [])))
    const items = sidebar.items.map((item): SidebarItem => {
      if (item.kind === 'page') return item
      const operationsOfTag = missing.filter(({ tag }) => tag === item.label)
      return { ...item, items: [...item.items, ...operationsOfTag.map((operation) => operationItem(operation))] }
    })
    return { id, items: [...items, ...operationCategories(missing.filter(({ tag }) => !categoryLabels.has(tag)))] }
  })
}
