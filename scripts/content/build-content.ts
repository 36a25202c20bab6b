import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { guideIndexSlot } from '#components/mdx/guide-index.ts'
import { consoleNode } from '#lib/api/console-node.ts'
import { operationNodePath } from '#lib/api/downloads.ts'
import { loadPageTools } from '#lib/api/view/page-tools.ts'
import { hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { sidebarHtml } from '#lib/navigation/sidebar-html.ts'
import { generatedCategories } from '#lib/navigation/sidebar-tree.ts'
import { sidebarFragment } from '#lib/pages/fragment-path.ts'
import { guideIndexHeadings, guideIndexHtml, headingsWithSlot } from '#lib/pages/guide-index.ts'
import type { Manifest, PageData, PageSummary } from '#lib/pages/manifest.ts'
import { siteIndexPath, toIndexedPage } from '#lib/pages/site-index.ts'
import { operationUse } from '#lib/samples/calls/operation-use.ts'
import { operationPages } from '../api/operation-pages.ts'
import { writeDownloads } from '../api/write-downloads.ts'
import { writeConsole } from '../console/write-console.ts'
import { siteRecords } from '../search/search-records.ts'
import { writeSearchIndex } from '../search/write-search-index.ts'
import { type BuildMemory, createBuildMemory, recall } from './build-memory.ts'
import { loadDocuments } from './load-documents.ts'
import { type LoadedSite, loadSite } from './load-site.ts'
import { outputPaths } from './output-paths.ts'
import { sha256 } from './page-cache.ts'
import { listFiles } from './read-files.ts'
import { renderArticle, renderCategory, renderFooter, renderHeader, renderOperation } from './render-views.tsx'
import { writeTextIfChanged } from './write-file.ts'

export interface ContentBuildOptions {
  /** What a process that builds again and again keeps: only what changed is then made anew. */
  memory?: BuildMemory
  /** Writes what can be shown in spite of errors, as a development server does. By default nothing is written then. */
  despiteErrors?: boolean
}

export interface ContentBuild {
  site: LoadedSite
  /** False when there were errors. */
  ok: boolean
  pageCount: number
  writtenCount: number
}

function toSummary({
  file,
  headings,
  tableOfContents,
  readingMinutes,
  lastUpdated,
  place,
  breadcrumbs,
  operations,
  ...summary
}: PageData): PageSummary {
  return summary
}

/** Removes results of pages and sidebars that are gone. */
function removeStale(folder: string, current: ReadonlySet<string>, memory: BuildMemory): void {
  for (const file of listFiles(folder)) {
    if (current.has(file) || file.endsWith('.tmp')) continue
    rmSync(join(folder, file))
    memory.files.delete(join(folder, file))
  }
}

/** How long a development server waits for the next edit before it makes the search index. */
const searchDelayMs = 400

/** What pages of the API offer beside themselves: downloads and the console. */
async function writeApiFiles(root: string, { api, config }: LoadedSite): Promise<void> {
  await writeDownloads(root, api, config.url)
  if (api !== undefined) await writeConsole(root, { corsProxy: config.api?.corsProxy })
}

/**
 * Content to data: reads and checks everything, and when nothing is wrong lets contentlayer validate and type every
 * document and writes what changed: a file per page, a fragment per body and sidebar, and a manifest without bodies.
 */
export async function buildContent(root: string, options: ContentBuildOptions = {}): Promise<ContentBuild> {
  const { memory = createBuildMemory(), despiteErrors = false } = options
  const site = await loadSite(root)
  const ok = !hasErrors(site.diagnostics)
  if (!ok && !despiteErrors) return { site, ok, pageCount: 0, writtenCount: 0 }

  const pages = (await loadDocuments(site, memory))
    .map(({ data, html }) => ({ data: { ...data }, html }))
    .sort((a, b) => a.data.route.localeCompare(b.data.route, 'en'))
  const use = operationUse(site.pages, site.api?.operations ?? [], site.calls)
  for (const { data } of pages) data.operations = use.operationsOf.get(data.route) ?? []
  const operations = operationPages(site, use)
  const summaries = [...pages, ...operations]
    .map(({ data }) => toSummary(data))
    .sort((a, b) => a.route.localeCompare(b.route, 'en'))

  const paths = outputPaths(root)
  const written = new Set<string>()
  let writtenCount = 0
  const write = (path: string, text: string) => {
    written.add(path)
    if (memory.files.get(path) === text) return
    if (writeTextIfChanged(path, text)) writtenCount += 1
    memory.files.set(path, text)
  }
  const guideIndex = guideIndexHtml(summaries, site.themes)
  const guideHeadings = guideIndexHeadings(summaries, site.themes)
  for (const { data, html } of pages)
    data.headings = headingsWithSlot(data.headings, html, guideIndexSlot, guideHeadings)
  const tags = Object.entries(site.tags).map(([slug, tag]) => ({ slug, ...tag }))
  for (const { data, html } of pages) {
    write(paths.page(data.route), JSON.stringify(data))
    const body = html.replace(guideIndexSlot, guideIndex)
    const article = recall(memory.articles, data.route, sha256(JSON.stringify([data, tags]), body), () =>
      renderArticle(data, body, tags),
    )
    write(paths.fragment('page', data.route), article)
  }
  const tools = await loadPageTools()
  for (const { data, operation, usedIn } of operations) {
    const article = recall(memory.articles, data.route, sha256(JSON.stringify([data, operation, usedIn])), () =>
      renderOperation(data, operation, usedIn, tools),
    )
    write(paths.page(data.route), JSON.stringify(data))
    write(paths.fragment('page', data.route), article)
    write(join(root, 'public', operationNodePath(operation.slug)), JSON.stringify(consoleNode(operation.node)))
  }
  write(paths.fragment('frame', 'header'), renderHeader())
  write(paths.fragment('frame', 'footer'), renderFooter())
  const index = pages
    .filter(({ data }) => data.version === undefined)
    .map(({ data }) =>
      toIndexedPage(
        data,
        data.headings.map(({ text }) => text),
      ),
    )
    // Headings are the same for all operations: they find nothing.
    .concat(operations.map(({ data }) => toIndexedPage(data, [])))
  write(join(root, 'public', siteIndexPath), JSON.stringify(index))
  const categories: Manifest['categories'] = []
  for (const [version, sidebars] of site.sidebars) {
    for (const sidebar of sidebars) {
      const versionId = version === '' ? undefined : version
      write(paths.fragment('sidebar', sidebarFragment(sidebar.id, versionId)), sidebarHtml(sidebar.items))
      for (const category of generatedCategories(sidebar.items)) {
        const entry = { ...category, sidebar: sidebar.id, version: versionId }
        categories.push(entry)
        write(paths.fragment('page', category.route), renderCategory(entry, summaries))
      }
    }
  }
  const shared = { pages: summaries, tags, categories }
  const revision = sha256(
    JSON.stringify(shared),
    ...pages.map(({ data, html }) => JSON.stringify(data) + html),
    JSON.stringify(operations),
  )
  write(paths.manifest, JSON.stringify({ revision, ...shared } satisfies Manifest))
  const below = (folder: string) => new Set([...written].map((path) => relative(folder, path).split(sep).join('/')))
  removeStale(paths.fragments, below(paths.fragments), memory)
  removeStale(paths.pages, below(paths.pages), memory)
  const sectionsOf = new Map(site.pages.map(({ route, compiled }) => [route, compiled.sections]))
  const writeSearch = () =>
    void writeSearchIndex(
      root,
      siteRecords({ config: site.config, synonyms: site.synonyms, pages, operations, sectionsOf }),
    )
  // An export takes them along; a development server shows the page that was changed first.
  if (!despiteErrors) {
    await writeApiFiles(root, site)
    writeSearch()
  }
  writeTextIfChanged(paths.revision, JSON.stringify({ revision }))
  writeTextIfChanged(paths.state, 'ok')
  if (despiteErrors) {
    await writeApiFiles(root, site)
    clearTimeout(memory.laterSearch)
    memory.laterSearch = setTimeout(() => {
      try {
        writeSearch()
      } catch (error) {
        console.error(error)
      }
    }, searchDelayMs)
  }
  return { site, ok, pageCount: pages.length + operations.length, writtenCount }
}
