import type { CompiledPage } from '../markdown/compile-page.ts'
import type { PageLink } from '../markdown/page-context.ts'
import type { RoutePath } from '../pages/route.ts'

/** A page with everything that checks over several pages need. */
export interface CheckedPage {
  file: string
  route: RoutePath
  compiled: CompiledPage
}

/** A page that is made of something else than a file of `content/`, such as an operation of the API. */
export interface GeneratedPage {
  route: RoutePath
  /** Every id that a link may name. */
  anchors: () => readonly string[]
}

/** A file that is no page and holds links, such as the API's specification. */
export interface LinkSource {
  file: string
  links: readonly PageLink[]
}

export interface CheckedSite {
  pages: readonly CheckedPage[]
  /** Generated pages whose anchors are known. */
  generatedPages?: readonly GeneratedPage[]
  /** Links outside of pages. */
  otherLinks?: readonly LinkSource[]
  /** A route below which pages are not known for now: links there are taken on trust. */
  unknownBelow?: string | undefined
  /** Routes that are no pages of `content/`: tags, categories, search. */
  generatedRoutes: ReadonlySet<string>
  /** Paths of static files, from the site's root. */
  files: ReadonlySet<string>
  /** Page by the path that it had before. */
  redirects: ReadonlyMap<string, string>
}
