import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type ListedOperation, placeOperations } from '#lib/navigation/operation-items.ts'
import { type KnownOperations, readSidebars, type Sidebar } from '#lib/navigation/sidebar-file.ts'
import { generatedCategories } from '#lib/navigation/sidebar-tree.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import type { SitePage } from './read-pages.ts'
import { rememberByName, rememberLast } from './remember-last.ts'

export interface Navigation {
  /** Sidebars by version; the current version's key is ''. */
  sidebars: Map<string, Sidebar[]>
  /** Routes that are no pages of `content/`: search, tags, categories, operations. */
  generatedRoutes: Set<string>
  diagnostics: Diagnostic[]
}

export interface NavigationInput {
  config: SiteConfig
  tokens: Tokens
  lists: ClosedLists
  pages: readonly SitePage[]
  /** Those of the API that have a page of their own. */
  operations: readonly ListedOperation[]
  /** While the specification cannot be read, every entry of an operation is taken on trust. */
  operationsUnknown: boolean
  /** Sidebar of the operations that no sidebar places. */
  apiSidebar: string
  /** Text of a file below content/. */
  textOf: (name: string) => string | undefined
}

/** A reader of sidebars that reads a file again only when it, or what it may name, has changed. */
export function createNavigationReader(): (input: NavigationInput) => Navigation {
  const readFile = rememberByName(
    (file, text: string, routes: string, tokens: Tokens, prefix: string, operations: KnownOperations) =>
      readSidebars(file, text, new Set(routes.split('\n')), tokens, prefix, operations),
  )
  const withOperations = rememberLast(placeOperations)
  const none: Sidebar[] = []

  return ({ config, tokens, lists, pages, operations, operationsUnknown, apiSidebar, textOf }) => {
    const sidebars = new Map<string, Sidebar[]>()
    const diagnostics: Diagnostic[] = []
    for (const version of ['', ...config.versions.others.map(({ id }) => id)]) {
      const name = version === '' ? 'sidebars.yaml' : `versions/${version}/sidebars.yaml`
      const text = textOf(name)
      if (text === undefined) continue
      const own = pages.filter((page) => (page.version ?? '') === version)
      const routes = own.map(({ route }) => route).join('\n')
      const known = version !== '' ? none : operationsUnknown ? 'unknown' : operations
      const prefix = version === '' ? '' : `/${version}`
      const result = readFile(`content/${name}`, text, routes, tokens, prefix, known as KnownOperations)
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
    ])
    return { sidebars, generatedRoutes, diagnostics }
  }
}
