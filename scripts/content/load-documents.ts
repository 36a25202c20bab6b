import type { PageData } from '#lib/pages/manifest.ts'
import { contentSource } from '../../contentlayer.config.ts'
import type { BuildMemory } from './build-memory.ts'
import { computePages } from './computed-pages.ts'
import { lastUpdatedDates } from './git-dates.ts'
import type { LoadedSite } from './load-site.ts'
import { sha256 } from './page-cache.ts'
import { runContentlayer } from './run-contentlayer.ts'

/** A page as contentlayer has validated and typed it. */
export interface PageDocument {
  data: PageData
  html: string
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
    operations: [],
  }
}

/**
 * All documents of a site. contentlayer reads those that are not remembered, or whose source, body or place in the site
 * has changed since. A page that cannot be rendered stays as it is remembered, or is left out.
 */
export async function loadDocuments(site: LoadedSite, memory: BuildMemory): Promise<PageDocument[]> {
  memory.dates ??= lastUpdatedDates(site.root, 'content')
  const computed = computePages(site, memory.dates)
  const shared = JSON.stringify([site.lists, site.tokens])
  const keys = new Map(
    site.pages.map(({ contentPath, sourceHash, compiled }) => [
      contentPath,
      sha256(shared, sourceHash, compiled.html, JSON.stringify(computed.get(contentPath))),
    ]),
  )
  const broken = new Set(site.pages.filter(({ renderable }) => !renderable).map(({ contentPath }) => contentPath))
  const isCurrent = (path: string) => broken.has(path) || memory.documents.get(path)?.key === keys.get(path)
  const unread = [...keys.keys()].filter(isCurrent)
  if (unread.length < keys.size) {
    const source = await contentSource(site, computed, unread)(undefined)
    const documents = (await runContentlayer(site.root, source, site.tokens)) as unknown as ContentDocument[]
    for (const document of documents) {
      const path = document._raw.sourceFilePath
      memory.documents.set(path, {
        key: keys.get(path) as string,
        value: { data: toPageData(document), html: document.body.html },
      })
    }
  }
  for (const path of memory.documents.keys()) if (!keys.has(path)) memory.documents.delete(path)
  const missing = [...keys.keys()].filter((path) => !isCurrent(path))
  if (missing.length > 0) throw new Error(`contentlayer returned no document for content/${missing.join(', content/')}`)
  return [...memory.documents.values()].map(({ value }) => value)
}
