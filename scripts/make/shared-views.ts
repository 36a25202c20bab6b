import { site } from '#components/site.ts'
import type { Sidebar, SidebarItem } from '#lib/navigation/sidebar-file.ts'
import { sidebarHtml } from '#lib/navigation/sidebar-html.ts'
import { sidebarParts } from '#lib/navigation/sidebar-parts.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Manifest, PageSummary } from '#lib/site/manifest.ts'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import { renderCategory, renderExplorer, renderFooter, renderHeader, renderPageMenu } from './render-views.tsx'

const treeHtml = (items: readonly SidebarItem[]) => sidebarHtml(items, site.sidebars.labels)

type Category = Manifest['categories'][number]

/** Finished HTML that several pages share. */
export interface ViewRenderer {
  header: typeof renderHeader
  footer: () => string
  pageMenu: () => string
  /** The parts of a sidebar by their names. @param id identifies the sidebar of a version */
  sidebar: (id: string, sidebar: Sidebar) => ReadonlyMap<string, string>
  /** All of a sidebar. @param id identifies the sidebar of a version */
  sidebarTree: (id: string, sidebar: Sidebar) => string
  explorer: typeof renderExplorer
  category: (category: Category, summaries: ReadonlyMap<RoutePath, PageSummary>) => string
}

/** Renders views, each only when what it shows has changed. */
export function createViewRenderer(): ViewRenderer {
  const reuseListed = memoizeByName((_route) => reuseEqual<{ category: Category; pages: readonly PageSummary[] }>())
  const category = memoizeByName((_route, listed: { category: Category; pages: readonly PageSummary[] }) =>
    renderCategory(listed.category, listed.pages),
  )
  return {
    header: memoizeLast(renderHeader),
    footer: memoizeLast(renderFooter),
    pageMenu: memoizeLast(renderPageMenu),
    explorer: memoizeLast(renderExplorer),
    sidebar: memoizeByName(
      (_id, sidebar: Sidebar) => new Map([...sidebarParts(sidebar)].map(([part, items]) => [part, treeHtml(items)])),
    ),
    sidebarTree: memoizeByName((_id, sidebar: Sidebar) => treeHtml(sidebar.items)),
    category(entry, summaries) {
      const { route, items } = entry
      const pages = items.map((item) => summaries.get(item.route)).filter((page) => page !== undefined)
      return category(route, reuseListed(route)({ category: entry, pages }))
    },
  }
}
