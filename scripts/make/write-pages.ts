import { join } from 'node:path'
import { operationNodePath } from '#lib/api/downloads.ts'
import { explorerRoute } from '#lib/api/explorer.ts'
import { isWhole } from '#lib/navigation/sidebar-parts.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { sidebarName, sidebarTreePath } from '#lib/pages/sidebar-name.ts'
import { type IndexedPage, type Manifest, pageMenuPath, siteIndexPath } from '#lib/site/manifest.ts'
import { sha256 } from '../disk/hash.ts'
import { outputPaths } from '../disk/output-paths.ts'
import { openOutput } from '../disk/output-writer.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { BuildMemory } from './build-memory.ts'
import { spritePath } from './card-indexes.ts'
import type { SitePages } from './make-pages.ts'

/** The list in which the Not Found page looks for similar URLs. */
function siteIndex({ summaries }: SitePages): string {
  const current = summaries.filter(({ version }) => version === undefined)
  return JSON.stringify(
    current.map(
      ({ route, title, description, type }): IndexedPage => ({
        route,
        title,
        description,
        ...(type === 'Operation' ? { isOperation: true } : {}),
      }),
    ),
  )
}

/**
 * Writes what changed, each file whole or not at all: data and finished HTML of each page, sidebars, what pages load
 * later, and a manifest without bodies. Removes the files of pages that are gone.
 */
export function writePages(
  { root, sidebars, api, config }: LoadedSite,
  sitePages: SitePages,
  memory: BuildMemory,
): { revision: string; writtenCount: number; explorer: RoutePath | undefined } {
  const paths = outputPaths(root)
  const { write, removeStale, writtenCount } = openOutput(memory)
  const { pages, operations, summaries, docs, tags, categories, sprite } = sitePages
  const { views } = memory.renderersFor(config)
  for (const { data, article } of [...pages, ...operations]) write(paths.html('page', data.route), article)
  for (const [route, doc] of docs) write(paths.page(route), JSON.stringify(doc))
  for (const { operation, node } of operations) write(join(root, 'public', operationNodePath(operation.slug)), node)
  // The first sidebar leads to the documentation, so it is also the menu of pages without one.
  const currentSidebars = sidebars.get('') ?? []
  const [menu] = currentSidebars
  const parts: string[] = []
  const writePart = (path: string, html: string) => {
    parts.push(html)
    write(path, html)
  }
  writePart(paths.html('frame', 'header'), views.header(sitePages.searchWorker, sitePages.assistant, menu?.id))
  writePart(paths.html('frame', 'footer'), views.footer())
  writePart(paths.assets, JSON.stringify(sitePages.assets))
  write(join(root, 'public', pageMenuPath), views.pageMenu())
  write(join(root, 'public', spritePath), sprite)
  write(join(root, 'public', siteIndexPath), siteIndex(sitePages))
  for (const [key, all] of sidebars) {
    const version = key === '' ? undefined : key
    for (const sidebar of all) {
      const name = sidebarName(sidebar.id, version)
      if (sidebar === menu || !isWhole(sidebar))
        write(join(root, 'public', sidebarTreePath(name)), views.sidebarTree(name, sidebar))
      for (const [part, html] of views.sidebar(name, sidebar)) {
        writePart(paths.html('sidebar', sidebarName(part, version)), html)
      }
    }
  }
  const summaryOf = new Map(summaries.map((summary) => [summary.route, summary]))
  for (const category of categories) {
    writePart(paths.html('page', category.route), views.category(category, summaryOf))
  }
  const explorer = operations.length > 0 ? explorerRoute(config.api) : undefined
  const hasExplorer = api !== undefined && explorer !== undefined && !summaryOf.has(explorer)
  if (hasExplorer) writePart(paths.html('page', explorer), views.explorer(api, currentSidebars, sitePages.apiHome))
  const shared = { pages: summaries, tags, categories, ...(hasExplorer ? { explorer } : {}) }
  const revision = sha256(JSON.stringify(shared), ...parts, ...[...pages, ...operations].map(({ hash }) => hash))
  write(paths.manifest, JSON.stringify({ revision, ...shared } satisfies Manifest))
  removeStale(paths.htmlFolder, paths.publicParts, paths.pages)
  return { revision, writtenCount: writtenCount(), explorer: shared.explorer }
}
