import type { Sidebar } from '#lib/navigation/sidebar-file.ts'
import { sidebarHtml } from '#lib/navigation/sidebar-html.ts'
import { sidebarParts } from '#lib/navigation/sidebar-parts.ts'
import type { Manifest, PageSummary } from '#lib/pages/manifest.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { rememberByName, rememberLast } from './remember-last.ts'
import { renderCategory, renderFooter, renderHeader, renderPageMenu } from './render-views.tsx'

type Category = Manifest['categories'][number]

/** Finished HTML of what several pages share. */
export interface ViewRenderer {
  /** @param searchWorker address of the search worker; @param assistant hash of the assistant's settings */
  header: (searchWorker: string, assistant: string | undefined) => string
  footer: () => string
  pageMenu: () => string
  /**
   * The parts of a sidebar by their names.
   * @param id the same for the same sidebar of a version
   */
  sidebar: (id: string, sidebar: Sidebar) => ReadonlyMap<string, string>
  category: (category: Category, summaries: ReadonlyMap<RoutePath, PageSummary>) => string
}

/** Renders views, each only when what it shows has changed. */
export function createViewRenderer(): ViewRenderer {
  const category = rememberByName((_route, entry: string, pages: string) =>
    renderCategory(JSON.parse(entry) as Category, JSON.parse(pages) as PageSummary[]),
  )
  return {
    header: rememberLast(renderHeader),
    footer: rememberLast(renderFooter),
    pageMenu: rememberLast(renderPageMenu),
    sidebar: rememberByName(
      (_id, sidebar: Sidebar) => new Map([...sidebarParts(sidebar)].map(([part, items]) => [part, sidebarHtml(items)])),
    ),
    category(entry, summaries) {
      const pages = entry.items.map(({ route }) => summaries.get(route)).filter((page) => page !== undefined)
      return category(entry.route, JSON.stringify(entry), JSON.stringify(pages))
    },
  }
}
