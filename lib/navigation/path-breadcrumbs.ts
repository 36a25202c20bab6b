import type { RoutePath } from '../pages/route.ts'
import type { Crumb } from './sidebar-tree.ts'

/**
 * Breadcrumbs of a page that no sidebar owns: the pages on the way to its path, and the page itself.
 * @example pathBreadcrumbs('/guides/all/x', titles) → Guides / X
 */
export function pathBreadcrumbs(route: RoutePath, titles: ReadonlyMap<RoutePath, string>): Crumb[] {
  const segments = route.split('/').filter(Boolean)
  return segments.flatMap((_, index): Crumb[] => {
    const ancestor = `/${segments.slice(0, index + 1).join('/')}` as RoutePath
    const title = titles.get(ancestor)
    return title === undefined ? [] : [{ label: title, route: ancestor }]
  })
}
