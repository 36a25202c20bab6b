import type { SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Sidebar, SidebarItem } from '../navigation/sidebar-file.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { CheckedPage } from './site.ts'

/**
 * Site paths that the frame leads to from every page: navbar, footer, assistant, announcement and versions. A
 * configuration may lack a part while it is being written; then that part leads nowhere.
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
  /** Site paths that the frame leads to. */
  frame: readonly string[]
  /** Routes in lists that are generated: tag pages and the index of guides. */
  listed: ReadonlySet<string>
}

/** Pages that nothing leads to: readers meet them by the search alone. A page's link to itself does not count. */
export function checkOrphanPages({ pages, sidebars, frame, listed }: PagePaths): Diagnostic[] {
  const reached = new Set<string>([
    ...listed,
    ...frame.map(normalizeRoute),
    ...sidebars.flatMap(({ items }) => sidebarRoutes(items)),
  ])
  for (const { route, compiled } of pages) {
    for (const { href } of compiled.links) {
      const target = normalizeRoute(href)
      if (href.startsWith('/') && target !== route) reached.add(target)
    }
  }
  return pages
    .filter(({ route }) => !reached.has(route))
    .map(({ file, route }) => ({
      severity: 'warning',
      code: 'orphan-page',
      file,
      line: 1,
      column: 1,
      message: `No sidebar, list, or page links to ${route}.`,
      hint: 'Add it to content/sidebars.yaml, or link it from a page.',
    }))
}
