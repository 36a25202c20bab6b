import type { CompiledPage } from '../compile/compile-page.ts'
import type { PageLink } from '../markdown/page-context.ts'
import type { RoutePath } from '../pages/route.ts'

/** A page with everything that cross-page checks need. */
export interface CheckedPage {
  file: string
  route: RoutePath
  compiled: CompiledPage
}

/** A page generated from something other than a file of `content/`, such as an API operation. */
export interface GeneratedPage {
  route: RoutePath
  /** Every ID that a link may target; undefined if they are unknown. */
  anchors: () => readonly string[] | undefined
}

/** A file that contains links but is not a page, such as the API specification. */
export interface LinkSource {
  file: string
  links: readonly PageLink[]
  /** Broken links are warnings, with this hint unless a similar page exists: others may have written the file. */
  foreign?: { hint: string }
}

export interface CheckedSite {
  pages: readonly CheckedPage[]
  /** Generated pages whose anchors are known. */
  generatedPages?: readonly GeneratedPage[]
  /** Links outside of pages. */
  otherLinks?: readonly LinkSource[]
  /** A route below which pages are not known yet; links there are not checked. */
  unknownBelow?: string | undefined
  /** Routes that are not pages of `content/`: tags, categories, search. */
  generatedRoutes: ReadonlySet<string>
  /** Paths of static files, from the site root. */
  files: ReadonlySet<string>
  /** New page path by old path. */
  redirects: ReadonlyMap<string, string>
}
