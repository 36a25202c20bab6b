import type { Heading } from '../markdown/rehype-headings.ts'
import type { Crumb, GeneratedCategory, SidebarPlace } from '../navigation/sidebar-tree.ts'
import type { CalledOperation } from '../samples/calls/operation-use.ts'
import type { RoutePath } from './route.ts'

/** What lists, menus and metadata need of a page. */
export interface PageSummary {
  route: RoutePath
  title: string
  description: string
  type: string
  kind: string
  tags: string[]
  keywords: string[]
  version: string | undefined
  /** Route without the version, the same in all versions. */
  unversionedRoute: RoutePath
  sidebar: string | undefined
  layout: 'doc' | 'landing'
  theme: string | undefined
  /** Of a guide: the tools and the capabilities of the portal that it uses, and its day of publication (YYYY-MM-DD). */
  technologies: string[]
  capabilities: string[]
  publishedOn: string | undefined
}

/** A whole page but its body, which is read as a file of HTML. */
export interface PageData extends PageSummary {
  /** Source file from the project's root. */
  file: string
  headings: Heading[]
  tableOfContents: boolean
  /** Whole minutes, at least one. */
  readingMinutes: number
  /** Day of the last commit (YYYY-MM-DD, UTC), where it is known. */
  lastUpdated: string | undefined
  place: SidebarPlace | undefined
  /** By the sidebar, or by the path for a page that no sidebar owns. */
  breadcrumbs: Crumb[]
  /** Operations of the API that it calls or links to. */
  operations: readonly CalledOperation[]
}

export interface TagData {
  slug: string
  label: string
  description: string
}

/** Everything the site's pages share. Bodies are not in it: it is loaded for every page. */
export interface Manifest {
  /** Changes with any page. */
  revision: string
  pages: PageSummary[]
  tags: TagData[]
  categories: (GeneratedCategory & { sidebar: string; part?: string; version: string | undefined })[]
}
