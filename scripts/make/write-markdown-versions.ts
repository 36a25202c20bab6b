import { join } from 'node:path'
import { apiAccess } from '#lib/agents/api-access.ts'
import { llmsSections } from '#lib/agents/llms-sections.ts'
import { llmsFull, llmsFullPath, llmsIndex, llmsIndexPath } from '#lib/agents/llms-txt.ts'
import { listMarkdownVersion } from '#lib/agents/markdown-version.ts'
import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import { skillFile, skillPath } from '#lib/agents/skill-file.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { listedKinds } from '#lib/config/listed-kinds.ts'
import { normalizeRoute, type RoutePath } from '#lib/pages/route.ts'
import { outputPaths } from '../disk/output-paths.ts'
import { openOutput, type WrittenFiles } from '../disk/output-writer.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { SitePages } from './make-pages.ts'

const skillRoute = normalizeRoute(skillPath.replace(/\.md$/, ''))

/** The Markdown versions of all pages by route. */
function allMarkdownVersions(
  { pages, operations, categories, summaries }: SitePages,
  origin: string,
): Map<RoutePath, string> {
  const descriptions = new Map(summaries.map(({ route, description }) => [route, description]))
  const lists = categories.map(({ route, label, description = `Pages about ${label}`, items }) => {
    const listed = items.map((item) => ({
      ...item,
      title: item.label,
      description: descriptions.get(item.route) ?? '',
    }))
    return [route, listMarkdownVersion({ route, title: label, description }, listed, origin)] as const
  })
  return new Map([
    ...[...pages, ...operations].map(({ data, markdownVersion }) => [data.route, markdownVersion()] as const),
    ...lists,
  ])
}

/** Writes the site for language models and for readers who copy pages: a Markdown version of each page, two files with all pages, and a skill. */
export function writeMarkdownVersions(
  { root, config, themes, sidebars, api }: LoadedSite,
  sitePages: SitePages,
  memory: WrittenFiles,
): void {
  const folder = outputPaths(root).markdownVersions
  const { write, removeStale } = openOutput(memory)
  const markdownVersions = allMarkdownVersions(sitePages, config.url)
  for (const [route, text] of markdownVersions) write(join(folder, markdownVersionPath(route)), text)
  const sections = llmsSections({
    pages: sitePages.summaries,
    sidebars: sidebars.get('') ?? [],
    sidebarLabels: config.sidebars.labels,
    kinds: listedKinds(config.pageKinds),
    themes,
    versionLabels: Object.fromEntries(config.versions.others.map(({ id, label }) => [id, label])),
  })
  const files = [
    // A page at /skill has its Markdown version there.
    ...(markdownVersions.has(skillRoute) ? [] : [{ label: 'Skill for AI tools', path: skillPath }]),
    ...(api === undefined ? [] : [{ label: 'OpenAPI specification', path: apiDownloads.yaml }]),
  ]
  const head = { product: config.product, description: config.description, origin: config.url, files }
  write(join(folder, llmsIndexPath), llmsIndex(head, sections))
  write(
    join(folder, llmsFullPath),
    llmsFull(sections, ({ route }) => markdownVersions.get(route) ?? ''),
  )
  if (!markdownVersions.has(skillRoute)) {
    const urlOf = ({ route }: { route: RoutePath }) => `${config.url}${markdownVersionPath(route)}`
    const access = apiAccess(api?.operations ?? [], `${config.url}/`, urlOf)
    write(
      join(folder, skillPath),
      skillFile({ ...head, brand: config.brand, mcp: config.agents?.mcp, api: access }, sections),
    )
  }
  removeStale(folder)
}
