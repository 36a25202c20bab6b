import { join } from 'node:path'
import { operationNodePath } from '#lib/api/downloads.ts'
import { sidebarFragment } from '#lib/pages/fragment-path.ts'
import type { Manifest } from '#lib/pages/manifest.ts'
import { type IndexedPage, siteIndexPath } from '#lib/pages/site-index.ts'
import type { BuildMemory } from './build-memory.ts'
import { spritePath } from './card-indexes.ts'
import type { LoadedSite } from './load-site.ts'
import type { SitePages } from './make-pages.ts'
import { outputPaths } from './output-paths.ts'
import { openOutput } from './output-writer.ts'
import { sha256 } from './page-cache.ts'

/** What the Not Found page looks for near addresses in. */
function siteIndex({ summaries }: SitePages): string {
  const current = summaries.filter(({ version }) => version === undefined)
  return JSON.stringify(current.map(({ route, title }): IndexedPage => ({ route, title })))
}

/**
 * Writes what changed, each file whole or not at all: a file per page, a fragment per body and sidebar, and a manifest
 * without bodies. Files of pages that are gone are removed.
 */
export function writePages(
  { root, sidebars }: LoadedSite,
  made: SitePages,
  memory: BuildMemory,
): { revision: string; writtenCount: number } {
  const paths = outputPaths(root)
  const { write, removeStale, writtenCount } = openOutput(memory)
  const { pages, operations, summaries, tags, categories, sprite } = made
  for (const { data, json, article } of [...pages, ...operations]) {
    write(paths.page(data.route), json)
    write(paths.fragment('page', data.route), article)
  }
  for (const { operation, node } of operations) write(join(root, 'public', operationNodePath(operation.slug)), node)
  const parts: string[] = []
  const writePart = (path: string, html: string) => {
    parts.push(html)
    write(path, html)
  }
  writePart(paths.fragment('frame', 'header'), memory.views.header(made.searchWorker, made.assistant))
  writePart(paths.fragment('frame', 'footer'), memory.views.footer())
  writePart(paths.fragment('frame', 'page-menu'), memory.views.pageMenu())
  write(join(root, 'public', spritePath), sprite)
  write(join(root, 'public', siteIndexPath), siteIndex(made))
  for (const [key, all] of sidebars) {
    const version = key === '' ? undefined : key
    for (const sidebar of all) {
      for (const [part, html] of memory.views.sidebar(sidebarFragment(sidebar.id, version), sidebar)) {
        writePart(paths.fragment('sidebar', sidebarFragment(part, version)), html)
      }
    }
  }
  const summaryOf = new Map(summaries.map((summary) => [summary.route, summary]))
  for (const category of categories) {
    writePart(paths.fragment('page', category.route), memory.views.category(category, summaryOf))
  }
  const shared = { pages: summaries, tags, categories }
  const revision = sha256(JSON.stringify(shared), ...parts, ...[...pages, ...operations].map(({ hash }) => hash))
  write(paths.manifest, JSON.stringify({ revision, ...shared } satisfies Manifest))
  removeStale(paths.fragments, paths.pages)
  return { revision, writtenCount: writtenCount() }
}
