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

/** Renders the views that several pages share, each only when what it shows has changed. */
export function createViewRenderer() {
  const reuseListed = memoizeByName((_route) => reuseEqual<{ category: Category; pages: readonly PageSummary[] }>())
  const category = memoizeByName((_route, listed: { category: Category; pages: readonly PageSummary[] }) =>
    renderCategory(listed.category, listed.pages),
  )
  return {
    header: memoizeLast(renderHeader),
    footer: memoizeLast(renderFooter),
    pageMenu: memoizeLast(renderPageMenu),
    explorer: memoizeLast(renderExplorer),
    /** The parts of a sidebar by their names, by an ID of the sidebar of a version. */
    sidebar: memoizeByName(
      (_id, sidebar: Sidebar) => new Map([...sidebarParts(sidebar)].map(([part, items]) => [part, treeHtml(items)])),
    ),
    /** All of a sidebar, by the same ID. */
    sidebarTree: memoizeByName((_id, sidebar: Sidebar) => treeHtml(sidebar.items)),
    category(entry: Category, summaries: ReadonlyMap<RoutePath, PageSummary>) {
      const { route, items } = entry
      const pages = items.map((item) => summaries.get(item.route)).filter((page) => page !== undefined)
      return category(route, reuseListed(route)({ category: entry, pages }))
    },
  }
}
