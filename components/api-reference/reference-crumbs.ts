import { isActive } from '#lib/navigation/active-item.ts'
import type { Crumb } from '#lib/navigation/sidebar-tree.ts'
import { normalizeRoute, type RoutePath } from '#lib/pages/route.ts'
import { site } from '../site.ts'

/** The levels above an operation and itself, from the part of the site that the navigation bar names. */
export function referenceCrumbs(route: RoutePath, crumbs: readonly Crumb[]): Crumb[] {
  const section = site.navbar.find(
    ({ active, href }) => href.startsWith('/') && active.kind === 'under' && isActive(active, route),
  )
  if (section === undefined) return [...crumbs]
  const start = normalizeRoute(section.href)
  return [...(crumbs[0]?.route === start ? [] : [{ label: section.label, route: start }]), ...crumbs]
}
