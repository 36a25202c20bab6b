import type { SiteConfig } from '../config/site-config.ts'
import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { Sidebar, SidebarItem } from '../navigation/sidebar-file.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { CheckedPage } from './checked-site.ts'

/**
 * Site paths that every page's frame links to: navbar, footer, assistant, announcement, and versions. A part may be
 * missing from the configuration while it is being edited; it then has no links.
 */
export function frameLinks(config: Partial<SiteConfig>): string[] {
  const links = [
    ...(config.navbar ?? []),
    ...(config.iconLinks ?? []),
    ...(config.footer?.columns ?? []).flatMap((column) => column.links),
    ...(config.announcement?.buttons ?? []),
    ...(config.assistant === undefined || config.assistant === false ? [] : [config.assistant]),
  ].map(({ href }) => href)
  return ['/', ...(config.versions?.others ?? []).map(({ id }) => `/${id}`), ...links]
}

function sidebarRoutes(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'page'
      ? [item.route]
      : [...(item.link === undefined ? [] : [item.link.route]), ...sidebarRoutes(item.items)],
  )
}

export interface PagePaths {
  pages: readonly CheckedPage[]
  sidebars: readonly Sidebar[]
  /** Site paths that the frame links to. */
  frame: readonly string[]
  /** Routes in generated lists: tag pages and the index of guides. */
  listed: ReadonlySet<string>
}

/**
 * Reports pages that nothing links to: readers can only find them through search. A page's link to itself does not
 * count.
 */
export function checkOrphanPages({ pages, sidebars, frame, listed }: PagePaths): Diagnostic[] {
  const linkedRoutes = new Set<string>([
    ...listed,
    ...frame.map(normalizeRoute),
    ...sidebars.flatMap(({ items }) => sidebarRoutes(items)),
  ])
  for (const { route, compiled } of pages) {
    for (const { href } of compiled.links) {
      const target = normalizeRoute(href)
      if (href.startsWith('/') && target !== route) linkedRoutes.add(target)
    }
  }
  return pages
    .filter(({ route }) => !linkedRoutes.has(route))
    .map(({ file, route }) => {
      const hint = 'Add it to content/sidebars.yaml, or link it from a page.'
      return warning('orphan-page', { file }, `No sidebar, list, or page links to ${route}.`, hint)
    })
}
