import { join } from 'node:path'
import { operationNodePath } from '#lib/api/downloads.ts'
import { sidebarFragment } from '#lib/pages/fragment-path.ts'
import { type IndexedPage, type Manifest, siteIndexPath } from '#lib/site/manifest.ts'
import { sha256 } from '../disk/hash.ts'
import { outputPaths } from '../disk/output-paths.ts'
import { openOutput } from '../disk/output-writer.ts'
import type { LoadedSite } from '../read/load-site.ts'
import type { BuildMemory } from './build-memory.ts'
import { spritePath } from './card-indexes.ts'
import type { SitePages } from './make-pages.ts'

/** The list in which the Not Found page looks for similar URLs. */
function siteIndex({ summaries }: SitePages): string {
  const current = summaries.filter(({ version }) => version === undefined)
  return JSON.stringify(current.map(({ route, title }): IndexedPage => ({ route, title })))
}

/**
 * Writes what changed, each file whole or not at all: a file for each page, a fragment for each body and sidebar, and a
 * manifest without bodies. Removes the files of pages that are gone.
 */
export function writePages(
  { root, sidebars }: LoadedSite,
  sitePages: SitePages,
  memory: BuildMemory,
): { revision: string; writtenCount: number } {
  const paths = outputPaths(root)
  const { write, removeStale, writtenCount } = openOutput(memory)
  const { pages, operations, summaries, tags, categories, sprite } = sitePages
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
  writePart(paths.fragment('frame', 'header'), memory.views.header(sitePages.searchWorker, sitePages.assistant))
  writePart(paths.fragment('frame', 'footer'), memory.views.footer())
  writePart(paths.fragment('frame', 'page-menu'), memory.views.pageMenu())
  write(join(root, 'public', spritePath), sprite)
  write(join(root, 'public', siteIndexPath), siteIndex(sitePages))
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
