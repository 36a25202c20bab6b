import { kindTitle, type ListedKind } from '../config/listed-kinds.ts'
import type { Sidebar, SidebarItem } from '../navigation/sidebar-file.ts'
import type { RoutePath } from '../pages/route.ts'
import type { PageSummary } from '../site/manifest.ts'

export interface LlmsSection {
  title: string
  pages: PageSummary[]
}

/** The data that assigns each page to a section. */
interface LlmsSource {
  pages: readonly PageSummary[]
  sidebars: readonly Sidebar[]
  /** Label of a sidebar by its ID. */
  sidebarLabels: Readonly<Record<string, string>>
  /** Kinds of pages that indexes list by theme. */
  kinds: readonly ListedKind[]
  themes: Readonly<Record<string, { label: string }>>
  /** Label of an older version by its ID. */
  versionLabels: Readonly<Record<string, string>>
}

interface Routes {
  title: string
  routes: RoutePath[]
}

function ownedRoutes(items: readonly SidebarItem[]): RoutePath[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return item.owned ? [item.route] : []
    return [...(item.link === undefined ? [] : [item.link.route]), ...ownedRoutes(item.items)]
  })
}

/** A section for each category of a sidebar, preceded by one for the pages outside of categories. */
function sidebarSections({ id, items }: Sidebar, labels: LlmsSource['sidebarLabels']): Routes[] {
  const label = labels[id] ?? id
  const loose = { title: label, routes: ownedRoutes(items.filter(({ kind }) => kind === 'page')) }
  const categories = items
    .filter((item) => item.kind === 'category')
    .map((item) => ({ title: `${label}: ${item.label}`, routes: ownedRoutes([item]) }))
  return [loose, ...categories]
}

/**
 * Lists every page once: sidebar pages in sidebar order, then guides and other listed kinds by theme, pages that are in no
 * sidebar, and older versions.
 */
export function llmsSections(source: LlmsSource): LlmsSection[] {
  const { pages, sidebars, sidebarLabels, kinds, themes, versionLabels } = source
  const remainingPages = new Map(pages.map((page) => [page.route, page]))
  const take = (routes: readonly RoutePath[]) =>
    routes.flatMap((route) => {
      const page = remainingPages.get(route)
      remainingPages.delete(route)
      return page === undefined ? [] : [page]
    })
  const takeWhere = (test: (page: PageSummary) => boolean) =>
    take([...remainingPages.values()].filter(test).map(({ route }) => route))
  const inSidebars = sidebars
    .flatMap((sidebar) => sidebarSections(sidebar, sidebarLabels))
    .map(({ title, routes }) => ({ title, pages: take(routes) }))
  const byTheme = kinds.flatMap((kind) => {
    const isOf = ({ version, type }: PageSummary) => version === undefined && type === kind.type
    const withTheme = Object.entries(themes).map(([theme, { label }]) => ({
      title: `${kindTitle(kind)}: ${label}`,
      pages: takeWhere((page) => isOf(page) && page.theme === theme),
    }))
    return [...withTheme, { title: kindTitle(kind), pages: takeWhere(isOf) }]
  })
  const otherPages = { title: 'More pages', pages: takeWhere(({ version }) => version === undefined) }
  // Programs may skip this section if context is limited. @see llmstxt.org, “Format”
  const older = takeWhere(() => true).map((page) => ({
    ...page,
    title: `${page.title} (${versionLabels[page.version ?? ''] ?? page.version})`,
  }))
  return [...inSidebars, ...byTheme, otherPages, { title: 'Optional', pages: older }].filter(
    (section) => section.pages.length > 0,
  )
}
