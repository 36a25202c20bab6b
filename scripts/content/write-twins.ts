import { join } from 'node:path'
import { llmsSections } from '#lib/agents/llms-sections.ts'
import { llmsFull, llmsFullPath, llmsIndex, llmsIndexPath } from '#lib/agents/llms-txt.ts'
import { listTwin } from '#lib/agents/page-twin.ts'
import { twinPath } from '#lib/agents/twin-path.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { LoadedSite } from './load-site.ts'
import type { SitePages } from './make-pages.ts'
import { outputPaths } from './output-paths.ts'
import { openOutput, type WrittenFiles } from './output-writer.ts'

/** The twins of all pages by route. */
function allTwins({ pages, operations, categories, summaries }: SitePages, origin: string): Map<RoutePath, string> {
  const descriptions = new Map(summaries.map(({ route, description }) => [route, description]))
  const lists = categories.map(({ route, label, description = `Pages about ${label}`, items }) => {
    const listed = items.map((item) => ({
      ...item,
      title: item.label,
      description: descriptions.get(item.route) ?? '',
    }))
    return [route, listTwin({ route, title: label, description }, listed, origin)] as const
  })
  return new Map([...[...pages, ...operations].map(({ data, twin }) => [data.route, twin()] as const), ...lists])
}

/** Writes the site for language models and for readers who copy: a Markdown twin of each page, and two files with all. */
export function writeTwins(
  { root, config, themes, sidebars, api }: LoadedSite,
  made: SitePages,
  memory: WrittenFiles,
): void {
  const folder = outputPaths(root).twins
  const { write, removeStale } = openOutput(memory)
  const twins = allTwins(made, config.url)
  for (const [route, text] of twins) write(join(folder, twinPath(route)), text)
  const sections = llmsSections({
    pages: made.summaries,
    sidebars: sidebars.get('') ?? [],
    sidebarLabels: config.sidebars.labels,
    themes,
    versionLabels: Object.fromEntries(config.versions.others.map(({ id, label }) => [id, label])),
  })
  const files = api === undefined ? [] : [{ label: 'OpenAPI specification', path: apiDownloads.yaml }]
  const head = { product: config.product, description: config.description, origin: config.url, files }
  write(join(folder, llmsIndexPath), llmsIndex(head, sections))
  write(
    join(folder, llmsFullPath),
    llmsFull(sections, ({ route }) => twins.get(route) ?? ''),
  )
  removeStale(folder)
}
