import { explorerRoute } from '#lib/api/explorer.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type ListedOperation, placeOperations } from '#lib/navigation/operation-items.ts'
import { type KnownOperations, readSidebars, type Sidebar } from '#lib/navigation/sidebar-file.ts'
import { generatedCategories } from '#lib/navigation/sidebar-tree.ts'
import { memoizeByName, memoizeLast } from '../disk/memoize-last.ts'
import { pageNames } from './page-names.ts'
import type { SitePage } from './read-pages.ts'

export interface Navigation {
  /** Sidebars by version; the current version's key is ''. */
  sidebars: Map<string, Sidebar[]>
  /** Routes that are not pages in `content/`: search, tags, categories, operations. */
  generatedRoutes: Set<string>
  diagnostics: Diagnostic[]
}

interface NavigationInput {
  config: SiteConfig
  tokens: Tokens
  lists: ClosedLists
  pages: readonly SitePage[]
  /** Operations that have their own page. */
  operations: readonly ListedOperation[]
  /** The specification cannot be read, so entries of operations are not checked. */
  operationsUnknown: boolean
  /** Sidebar of the operations that are not listed in a sidebar. */
  apiSidebar: string
  /** Text of a file below content/. */
  textOf: (name: string) => string | undefined
}

/** Creates a reader of sidebars that reads a file again only when it, or what it may refer to, has changed. */
export function createNavigationReader(): (input: NavigationInput) => Navigation {
  const readFile = memoizeByName(
    (file, text: string, names: string, tokens: Tokens, prefix: string, operations: KnownOperations) =>
      readSidebars(file, text, new Map(JSON.parse(names) as [string, string][]), tokens, prefix, operations),
  )
  const withOperations = memoizeLast(placeOperations)
  const none: Sidebar[] = []

  return ({ config, tokens, lists, pages, operations, operationsUnknown, apiSidebar, textOf }) => {
    const sidebars = new Map<string, Sidebar[]>()
    const diagnostics: Diagnostic[] = []
    for (const version of ['', ...config.versions.others.map(({ id }) => id)]) {
      const name = version === '' ? 'sidebars.yaml' : `versions/${version}/sidebars.yaml`
      const text = textOf(name)
      if (text === undefined) continue
      const versionPages = pages.filter((page) => (page.version ?? '') === version)
      // As text, because results are cached by the identity of what they depend on.
      const names = JSON.stringify([...pageNames(versionPages).names])
      const knownOperations = version !== '' ? none : operationsUnknown ? 'unknown' : operations
      const prefix = version === '' ? '' : `/${version}`
      const result = readFile(`content/${name}`, text, names, tokens, prefix, knownOperations as KnownOperations)
      diagnostics.push(...result.diagnostics)
      sidebars.set(version, result.sidebars)
    }
    sidebars.set('', withOperations(sidebars.get('') ?? none, operations, apiSidebar))
    const categories = [...sidebars.values()].flat().flatMap(({ items }) => generatedCategories(items))
    const generatedRoutes = new Set<string>([
      '/search',
      '/tags',
      ...lists.tags.map((tag) => `/tags/${tag}`),
      ...categories.map(({ route }) => route),
      ...operations.map(({ route }) => route),
      ...(operations.length > 0 ? [explorerRoute(config.api)].filter((route) => route !== undefined) : []),
    ])
    return { sidebars, generatedRoutes, diagnostics }
  }
}
