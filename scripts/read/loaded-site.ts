import type { ApiReference } from '#lib/api/api-operation.ts'
import type { DescribeOperation } from '#lib/api/view/describe-operation.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Integrations } from '#lib/content/integration-file.ts'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import type { ComparedDiagnostics } from '#lib/diagnostics/baseline.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { Redirect } from '#lib/navigation/redirect-file.ts'
import type { Sidebar } from '#lib/navigation/sidebar-file.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { SiteData } from './read-data.ts'
import type { SitePage } from './read-pages.ts'
import type { SitePlaygrounds } from './samples/check-playgrounds.ts'

/** A site whose content has been read, compiled, and checked. */
export interface LoadedSite
  extends Pick<
    SiteData,
    | 'tags'
    | 'themes'
    | 'facets'
    | 'technologies'
    | 'marks'
    | 'glossary'
    | 'synonyms'
    | 'everyday'
    | 'unanswered'
    | 'questions'
  > {
  root: string
  config: SiteConfig
  tokens: Tokens
  lists: ClosedLists
  pages: SitePage[]
  /** Paths below content/ of all files that claim a route, published or not. */
  files: string[]
  /** Sidebars by version; the current version's key is ''. */
  sidebars: Map<string, Sidebar[]>
  /** The API whose operations have pages; undefined for a site without one. */
  api: ApiReference | undefined
  /** Files of its specification, from the project's root; those that it names and that are missing, too. */
  apiFiles: readonly string[]
  /** Slugs of the operations that the samples of a page call, by its route. */
  calls: ReadonlyMap<RoutePath, readonly string[]>
  /** Live code blocks, and what their programs give. */
  playgrounds: SitePlaygrounds
  hasScreens: boolean
  /** Those that have a page. */
  integrations: Integrations
  /** Paths that pages had before and folders without a page, and where readers are sent. */
  redirects: Redirect[]
  /** Describes an operation of the API; each is described once, by whoever asks first. */
  describeOperation: DescribeOperation
  /** With the severities of the site, without those in its baseline. */
  diagnostics: Diagnostic[]
  baseline: ComparedDiagnostics['baseline']
  /** How many pages had to be compiled; the others came from the cache. */
  compiledCount: number
}
