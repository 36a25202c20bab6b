import type { RoutePath } from '../../pages/route.ts'

/** A part of the site that a search can be limited to. */
export interface SearchContext {
  id: string
  label: string
}

/** The context that is the whole site. */
export const wholeSite = 'all'

/** The context of pages that no other one has, such as those at the root. No folder is called so. */
export const otherPages = '_other'

/** The context that is the operations of the API, wherever they are. */
export const operationsOnly = 'kind:operation'

interface ContextPage {
  /** Route without the version. */
  unversionedRoute: RoutePath
  breadcrumbs: readonly { label: string }[]
}

/**
 * The context of a page, if others lie beside or below it: the first step of its path.
 * @example contextOf('/guides/all/x') → 'guides'
 */
export function contextOf(route: RoutePath): string {
  return route.split('/')[1] ?? ''
}

function commonest(labels: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

/**
 * The contexts of a site, in the order of their ids, the one of all other pages last. Each with the name that readers know: that of the menu, else the
 * category that most of its pages lie in.
 * @param names names by context that the site's menu gives
 */
export function searchContexts(
  pages: readonly ContextPage[],
  names: Readonly<Record<string, string>>,
): SearchContext[] {
  const groups = new Map<string, ContextPage[]>()
  for (const page of pages) {
    const id = contextOf(page.unversionedRoute)
    if (id !== '') groups.set(id, [...(groups.get(id) ?? []), page])
  }
  const parts = [...groups].filter(([id, members]) =>
    members.some(({ unversionedRoute }) => unversionedRoute !== `/${id}`),
  )
  const inParts = parts.reduce((sum, [, members]) => sum + members.length, 0)
  const others = inParts === pages.length ? [] : [{ id: otherPages, label: 'Other pages' }]
  const named = parts
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, members]) => {
      const crumbs = members.flatMap(({ breadcrumbs }) => breadcrumbs[0]?.label ?? [])
      return { id, label: names[id] ?? commonest(crumbs) ?? id }
    })
  return [...named, ...others]
}
