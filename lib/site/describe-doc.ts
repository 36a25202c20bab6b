import { sidebarFragment } from '../pages/fragment-path.ts'
import type { RoutePath } from '../pages/route.ts'
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
  /** Name of the sidebar's fragment. */
  sidebarName: string | undefined
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
  const nameOf = (sidebar: string | undefined, part: string | undefined, version: string | undefined) =>
    sidebar === undefined ? undefined : sidebarFragment(part ?? sidebar, version)
  if (page !== undefined) {
    const { title, description, version, sidebar } = page
    const exists = pages.some((other) => other.route === page.unversionedRoute)
    return {
      summary: { route, title, description, version, sidebar },
      landing: page.layout === 'landing',
      currentRoute: exists ? page.unversionedRoute : home,
      sidebarName: nameOf(sidebar, page.place?.part, version),
    }
  }
  const category = categories.find((candidate) => candidate.route === route)
  if (category === undefined) return undefined
  const { label: title, description = `Pages about ${title}`, version, sidebar, part } = category
  return {
    summary: { route, title, description, version, sidebar },
    landing: false,
    currentRoute: home,
    sidebarName: nameOf(sidebar, part, version),
  }
}
