import type { RoutePath } from '../pages/route.ts'
import { sidebarName } from '../pages/sidebar-name.ts'
import type { Manifest, PageData } from './manifest.ts'

/** Everything that a page's document is rendered from, except its article, its sidebar, and the frame. */
export interface DescribedDoc {
  summary: {
    route: RoutePath
    title: string
    description: string
    version?: string | undefined
    sidebar?: string | undefined
  }
  landing: boolean
  /** The same page in the current version of the docs, or the start page if there is none. */
  currentRoute: RoutePath
  /** Names of the finished HTML of the whole sidebar, and of the part of it that the document contains. */
  sidebarNames?: { whole: string; part: string } | undefined
}

const home = '/' as RoutePath

const namesOf = (sidebar: string | undefined, part: string | undefined, version: string | undefined) =>
  sidebar === undefined
    ? undefined
    : { whole: sidebarName(sidebar, version), part: sidebarName(part ?? sidebar, version) }

function describeCategory(category: Manifest['categories'][number]): DescribedDoc {
  const { route, label: title, description = `Pages about ${title}`, version, sidebar, part } = category
  return {
    summary: { route, title, description, version, sidebar },
    landing: false,
    currentRoute: home,
    sidebarNames: namesOf(sidebar, part, version),
  }
}

/**
 * Describes the documents of all pages, and of the pages of categories. An export reuses a document while this description
 * and its text are unchanged, so everything that a document shows must be part of it.
 * @param pages sorted by address
 */
export function describeDocs(
  pages: readonly PageData[],
  categories: Manifest['categories'],
): ReadonlyMap<RoutePath, DescribedDoc> {
  const routes = new Set(pages.map(({ route }) => route))
  const describePage = ({ route, title, description, version, sidebar, ...page }: PageData): DescribedDoc => ({
    summary: { route, title, description, version, sidebar },
    landing: page.layout === 'landing',
    currentRoute: routes.has(page.unversionedRoute) ? page.unversionedRoute : home,
    sidebarNames: namesOf(sidebar, page.place?.part, version),
  })
  return new Map([
    ...pages.map((page) => [page.route, describePage(page)] as const),
    ...categories.map((category) => [category.route, describeCategory(category)] as const),
  ])
}
