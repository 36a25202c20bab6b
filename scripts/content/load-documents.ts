import { pictureSources } from '#lib/images/picture-slots.ts'
import type { PageData } from '#lib/pages/manifest.ts'
import { contentSource } from '../../contentlayer.config.ts'
import type { BuildMemory } from './build-memory.ts'
import { indexSlots } from './card-indexes.ts'
import { computePages } from './computed-pages.ts'
import { type DocumentInput, openDocumentCache } from './document-cache.ts'
import { lastUpdatedDates } from './git-dates.ts'
import type { LoadedSite } from './load-site.ts'
import type { SitePage } from './read-pages.ts'
import { runContentlayer } from './run-contentlayer.ts'

/** A page as contentlayer has validated and typed it. */
export interface PageDocument {
  data: PageData
  html: string
  /** The body as plain Markdown. */
  markdown: string
  /** The indexes that it shows, by the texts that stand for them. */
  indexes: readonly string[]
  /** Pictures that it shows, by their path on the site. */
  pictures: readonly string[]
}

type ContentDocument = Record<string, unknown> & {
  _raw: { sourceFilePath: string }
  type: string
  url: PageData['route']
  unversionedUrl: PageData['route']
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
    technologies: [...(fields.technologies ?? [])],
    capabilities: [...(fields.capabilities ?? [])],
    publishedOn: fields.publishedOn ?? undefined,
    file: fields.sourceFile,
    headings: fields.headings,
    tableOfContents: fields.tableOfContents ?? true,
    readingMinutes: fields.readingMinutes,
    lastUpdated: fields.lastUpdated,
    place: fields.place,
    breadcrumbs: fields.breadcrumbs,
    operations: [],
  }
}

/** A document with what it was made of. */
export interface RememberedDocument {
  page: SitePage
  /** The fields that follow from other pages. */
  computed: string
  /** What all pages share. */
  shared: string
  document: PageDocument
}

function toDocument({ compiled: { html, markdown } }: SitePage, data: PageData): PageDocument {
  const indexes = indexSlots.filter((slot) => html.includes(slot))
  return { data, html, markdown, indexes, pictures: pictureSources(html) }
}

function inputOf({ page, computed, shared }: Omit<RememberedDocument, 'document'>): DocumentInput {
  return { contentPath: page.contentPath, sourceHash: page.sourceHash, computed, shared }
}

/**
 * All documents of a site. contentlayer reads those that are not remembered, or whose source, body or place in the site
 * has changed since. A page that cannot be rendered stays as it is remembered, or is left out.
 */
export async function loadDocuments(site: LoadedSite, memory: BuildMemory): Promise<PageDocument[]> {
  memory.dates ??= lastUpdatedDates(site.root, 'content')
  const computedPages = computePages(site, memory.dates)
  const shared = JSON.stringify([site.lists, site.tokens])
  const pages = new Map(
    site.pages.map((page) => [
      page.contentPath,
      { page, computed: JSON.stringify(computedPages.get(page.contentPath)) },
    ]),
  )
  const isCurrent = (path: string): boolean => {
    const [now, known] = [pages.get(path), memory.documents.get(path)]
    if (now?.page.renderable === false) return true
    return known?.page === now?.page && known?.computed === now?.computed && known?.shared === shared
  }
  memory.documentCache ??= openDocumentCache(site.root)
  for (const [path, { page, computed }] of pages) {
    if (isCurrent(path)) continue
    const made = { page, computed, shared }
    const data = memory.documentCache.read(inputOf(made))
    if (data !== undefined) memory.documents.set(path, { ...made, document: toDocument(page, data) })
  }
  const unread = [...pages.keys()].filter(isCurrent)
  if (unread.length < pages.size) {
    const source = await contentSource(site, computedPages, unread)(undefined)
    const documents = (await runContentlayer(site.root, source, site.tokens)) as unknown as ContentDocument[]
    for (const document of documents) {
      const path = document._raw.sourceFilePath
      const made = pages.get(path)
      if (made === undefined) throw new Error(`contentlayer returned content/${path}, which is not a page of the site`)
      memory.documents.set(path, { ...made, shared, document: toDocument(made.page, toPageData(document)) })
    }
  }
  for (const path of memory.documents.keys()) if (!pages.has(path)) memory.documents.delete(path)
  const missing = [...pages.keys()].filter((path) => !isCurrent(path))
  if (missing.length > 0) throw new Error(`contentlayer returned no document for content/${missing.join(', content/')}`)
  return [...memory.documents.values()].map(({ document }) => document)
}

/** Keeps all documents on disk, so that the next process reads only those that change. */
export function saveDocuments({ documents, documentCache }: BuildMemory): void {
  documentCache?.save([...documents.values()].map(({ document, ...made }) => [inputOf(made), document.data]))
}
