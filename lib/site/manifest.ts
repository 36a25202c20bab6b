import type { CalledOperation } from '../api/operation-use.ts'
import type { ShownFields } from '../content/page-fields.ts'
import type { Crumb, GeneratedCategory, SidebarPlace } from '../navigation/sidebar-tree.ts'
import type { Heading } from '../pages/heading.ts'
import type { RoutePath } from '../pages/route.ts'

/** The page data that lists, menus, and metadata need: its frontmatter and its location in the site. */
export interface PageSummary extends Omit<ShownFields, 'tableOfContents'> {
  route: RoutePath
  type: string
  version: string | undefined
  /** Route without the version; the same in all versions. */
  unversionedRoute: RoutePath
  sidebar: string | undefined
}

/** All data of a page except its body, which is a separate HTML file. */
export interface PageData extends PageSummary, ShownFields {
  /** Path of the source file from the project root. */
  file: string
  headings: Heading[]
  /** Whole minutes, at least one. */
  readingMinutes: number
  /** Day of the last commit (YYYY-MM-DD, UTC), if known. */
  lastUpdated: string | undefined
  place: SidebarPlace | undefined
  /** From the sidebar or, for a page that no sidebar owns, from the path. */
  breadcrumbs: Crumb[]
  /** API operations that the page calls or links to. */
  operations: readonly CalledOperation[]
}

export interface TagData {
  slug: string
  label: string
  description: string
}

/** Data shared by all pages of the site. It doesn't contain bodies, because it is loaded for every page. */
export interface Manifest {
  /** Hash of all pages. */
  revision: string
  pages: PageSummary[]
  tags: TagData[]
  categories: (GeneratedCategory &
    Pick<SidebarPlace, 'breadcrumbs' | 'part' | 'sidebar'> & { version: string | undefined })[]
  /** The page of the API explorer, which is not a page of the docs: search, lists, and the sitemap leave it out. */
  explorer?: RoutePath
}

/** URL path of the menu of page actions, which is loaded when a reader opens it. */
export const pageMenuPath = '/_parts/page-menu.html'

/** URL path of the list of the current version's pages, which the Not Found page loads. */
export const siteIndexPath = '/_parts/site-index.json'

/** What the browser needs to suggest pages for a URL that does not exist. */
export interface IndexedPage extends Pick<PageSummary, 'route' | 'title' | 'description'> {
  isOperation?: true
}

/** The current version's pages with a tag, sorted by title. */
export function taggedPages(pages: readonly PageSummary[], tag: string): PageSummary[] {
  return pages
    .filter((page) => page.version === undefined && page.tags.includes(tag))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
