import type { RoutePath } from '../pages/route.ts'
import { sidebarName } from '../pages/sidebar-name.ts'
import type { Manifest, PageData } from './manifest.ts'

/** Everything that a page's document is rendered from, except its article, its sidebar, and the frame. */
export interface DescribedDoc {
  summary: {
    route: RoutePath
    title: string
    description: string
    version: string | undefined
    sidebar: string | undefined
  }
  landing: boolean
  /** The same page in the current version of the docs, or the start page if there is none. */
  currentRoute: RoutePath
  /** Names of the finished HTML of the whole sidebar, and of the part of it that the document contains. */
  sidebarNames: { whole: string; part: string } | undefined
}

const home = '/' as RoutePath

/**
 * Describes a page's document; undefined if there is no such page. An export reuses a document while this description
 * and its text are unchanged, so everything that a document shows must be part of it.
 * @param page undefined for the page of a category
 */
export function describeDoc(
  { pages, categories }: Pick<Manifest, 'pages' | 'categories'>,
  route: RoutePath,
  page: PageData | undefined,
): DescribedDoc | undefined {
  const namesOf = (sidebar: string | undefined, part: string | undefined, version: string | undefined) =>
    sidebar === undefined
      ? undefined
      : { whole: sidebarName(sidebar, version), part: sidebarName(part ?? sidebar, version) }
  if (page !== undefined) {
    const { title, description, version, sidebar } = page
    const exists = pages.some((other) => other.route === page.unversionedRoute)
    return {
      summary: { route, title, description, version, sidebar },
      landing: page.layout === 'landing',
      currentRoute: exists ? page.unversionedRoute : home,
      sidebarNames: namesOf(sidebar, page.place?.part, version),
    }
  }
  const category = categories.find((candidate) => candidate.route === route)
  if (category === undefined) return undefined
  const { label: title, description = `Pages about ${title}`, version, sidebar, part } = category
  return {
    summary: { route, title, description, version, sidebar },
    landing: false,
    currentRoute: home,
    sidebarNames: namesOf(sidebar, part, version),
  }
}
