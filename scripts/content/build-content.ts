import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { guideIndexSlot } from '#components/mdx/guide-index.ts'
import { hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { sidebarHtml } from '#lib/navigation/sidebar-html.ts'
import { generatedCategories } from '#lib/navigation/sidebar-tree.ts'
import { sidebarFragment } from '#lib/pages/fragment-path.ts'
import { guideIndexHeadings, guideIndexHtml, headingsWithSlot } from '#lib/pages/guide-index.ts'
import type { Manifest, PageData, PageSummary } from '#lib/pages/manifest.ts'
import { siteIndexPath, toIndexedPage } from '#lib/pages/site-index.ts'
import { contentSource } from '../../contentlayer.config.ts'
import { type LoadedSite, loadSite } from './load-site.ts'
import { outputPaths } from './output-paths.ts'
import { sha256 } from './page-cache.ts'
import { listFiles } from './read-files.ts'
import { renderArticle, renderCategory, renderFooter, renderHeader } from './render-views.tsx'
import { runContentlayer } from './run-contentlayer.ts'
import { writeTextIfChanged } from './write-file.ts'

export interface ContentBuild {
  site: LoadedSite
  /** False when there were errors: nothing was written then. */
  ok: boolean
  pageCount: number
  writtenCount: number
}

type ContentDocument = Record<string, unknown> & {
  _raw: { sourceFilePath: string }
  type: string
  url: PageData['route']
  unversionedUrl: PageData['route']
  body: { html: string }
}

function toPageData(document: ContentDocument): PageData {
  const fields = document as ContentDocument & Omit<PageData, 'route' | 'file'> & { sourceFile: string }
  return {
    route: fields.url,
    title: fields.title,
    description: fields.description,
    type: fields.type,
    kind: fields.kind,
    // contentlayer's lists are iterable, but no arrays.
    tags: [...(fields.tags ?? [])],
    keywords: [...(fields.keywords ?? [])],
    version: fields.version ?? undefined,
    unversionedRoute: fields.unversionedUrl,
    sidebar: fields.sidebar ?? undefined,
    layout: fields.layout ?? 'doc',
    theme: fields.theme,
    file: fields.sourceFile,
    headings: fields.headings,
    tableOfContents: fields.tableOfContents ?? true,
    readingMinutes: fields.readingMinutes,
    lastUpdated: fields.lastUpdated,
    place: fields.place,
    breadcrumbs: fields.breadcrumbs,
  }
}

function toSummary({
  file,
  headings,
  tableOfContents,
  readingMinutes,
  lastUpdated,
  place,
  breadcrumbs,
  ...summary
}: PageData): PageSummary {
  return summary
}

/** Removes results of pages and sidebars that are gone. */
function removeStale(folder: string, current: ReadonlySet<string>): void {
  for (const file of listFiles(folder)) {
    if (!current.has(file) && !file.endsWith('.tmp')) rmSync(join(folder, file))
  }
}

/**
 * Content to data: reads and checks everything, and when nothing is wrong lets contentlayer validate and type every
 * document and writes what changed: a file per page, a fragment per body and sidebar, and a manifest without bodies.
 */
export async function buildContent(root: string): Promise<ContentBuild> {
  const site = await loadSite(root)
  if (hasErrors(site.diagnostics)) return { site, ok: false, pageCount: 0, writtenCount: 0 }

  const source = await contentSource(site)(undefined)
  const documents = (await runContentlayer(root, source, site.tokens)) as unknown as ContentDocument[]
  if (documents.length !== site.pages.length) {
    throw new Error(`contentlayer returned ${documents.length} documents for ${site.pages.length} pages`)
  }
  const pages = documents
    .map((document) => ({ data: toPageData(document), html: document.body.html }))
    .sort((a, b) => a.data.route.localeCompare(b.data.route, 'en'))
  const summaries = pages.map(({ data }) => toSummary(data))

  const paths = outputPaths(root)
  const written = new Set<string>()
  let writtenCount = 0
  const write = (path: string, text: string) => {
    written.add(path)
    if (writeTextIfChanged(path, text)) writtenCount += 1
  }
  const guideIndex = guideIndexHtml(summaries, site.themes)
  const guideHeadings = guideIndexHeadings(summaries, site.themes)
  for (const { data, html } of pages)
    data.headings = headingsWithSlot(data.headings, html, guideIndexSlot, guideHeadings)
  const tags = Object.entries(site.tags).map(([slug, tag]) => ({ slug, ...tag }))
  for (const { data, html } of pages) {
    write(paths.page(data.route), JSON.stringify(data))
    write(paths.fragment('page', data.route), renderArticle(data, html.replace(guideIndexSlot, guideIndex), tags))
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
  const revision = sha256(JSON.stringify(shared), ...pages.map(({ data, html }) => JSON.stringify(data) + html))
  write(paths.manifest, JSON.stringify({ revision, ...shared } satisfies Manifest))
  const below = (folder: string) => new Set([...written].map((path) => relative(folder, path).split(sep).join('/')))
  removeStale(paths.fragments, below(paths.fragments))
  removeStale(paths.pages, below(paths.pages))
  writeTextIfChanged(paths.revision, JSON.stringify({ revision }))
  writeTextIfChanged(paths.state, 'ok')
  return { site, ok: true, pageCount: pages.length, writtenCount }
}
