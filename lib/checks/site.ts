import type { CompiledPage } from '../markdown/compile-page.ts'
import type { RoutePath } from '../pages/route.ts'

/** A page with everything that checks over several pages need. */
export interface CheckedPage {
  file: string
  route: RoutePath
  compiled: CompiledPage
}

export interface CheckedSite {
  pages: readonly CheckedPage[]
  /** Routes that are no pages of `content/`: tags, categories, search. */
  generatedRoutes: ReadonlySet<string>
  /** Paths of static files, from the site's root. */
  files: ReadonlySet<string>
  /** Page by the path that it had before. */
  redirects: ReadonlyMap<string, string>
}
