import type { RoutePath } from '../pages/route.ts'
import type { Crumb } from './sidebar-tree.ts'

/**
 * Breadcrumbs of a page that no sidebar owns: the pages above it in its path, and the page itself.
 * @param names names of pages, by their routes
 * @example pathBreadcrumbs('/guides/all/x', names) → Guides / X
 */
export function pathBreadcrumbs(route: RoutePath, names: ReadonlyMap<RoutePath, string>): Crumb[] {
  const segments = route.split('/').filter(Boolean)
  return segments.flatMap((_, index): Crumb[] => {
    const ancestor = `/${segments.slice(0, index + 1).join('/')}` as RoutePath
    const label = names.get(ancestor)
    return label === undefined ? [] : [{ label, route: ancestor }]
  })
}
