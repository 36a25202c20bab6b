import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { type ClosedLists, type ShownFields, withAnyDescription } from '#lib/content/page-fields.ts'
import { pictureSources } from '#lib/images/picture-slots.ts'
import type { PageData } from '#lib/site/manifest.ts'
import { type ComputedPage, computePages, contentSource } from '../../contentlayer.config.ts'
import { documentTypeNamed } from '../../schema/document-types.ts'
import { lastUpdatedDates } from '../read/git-dates.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { SitePage } from '../read/read-pages.ts'
import type { BuildMemory } from './build-memory.ts'
import { indexSlots } from './card-indexes.ts'
import { runContentlayer } from './run-contentlayer.ts'

/** A page as contentlayer has validated and typed it. */
export interface PageDocument {
  data: PageData
  html: string
  /** The body as plain Markdown. */
  markdown: string
  /** The indexes that it shows, by their placeholders. */
  indexes: readonly string[]
  /** Images that it shows, by their path on the site. */
  pictures: readonly string[]
}

type ContentDocument = Record<string, unknown> & {
  _raw: { sourceFilePath: string }
  type: string
} & ComputedPage

/** contentlayer's lists are iterable, but are not arrays. */
function arrayOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
    ? [...(value as Iterable<unknown>)]
    : value
}

/** The frontmatter for views, with its defaults. */
function shownFields(document: ContentDocument, lists: ClosedLists, kinds: PageKindsConfig): ShownFields {
  const type = documentTypeNamed(document.type, kinds).schema(lists)
  const fields = Object.keys(type.shape).map((key) => [key, arrayOf(document[key])])
  // The check has reported a description that is too short or too long.
  const { kind, sidebarLabel, ...parsed } = withAnyDescription(type).parse(Object.fromEntries(fields))
  const isFacet = ([field]: [string, unknown]) => field in lists.facets
  const facets = Object.entries(parsed).filter(isFacet)
  const others = Object.fromEntries(Object.entries(parsed).filter((entry) => !isFacet(entry)))
  return { ...others, ...(facets.length === 0 ? {} : { facets: Object.fromEntries(facets) }) } as ShownFields
}

function toPageData(document: ContentDocument, lists: ClosedLists, kinds: PageKindsConfig): PageData {
  return {
    ...shownFields(document, lists, kinds),
    route: document.url,
    type: document.type,
    version: document.version ?? undefined,
    unversionedRoute: document.unversionedUrl,
    sidebar: document.sidebar ?? undefined,
    file: document.sourceFile,
    headings: document.headings,
    readingMinutes: document.readingMinutes,
    lastUpdated: document.lastUpdated,
    place: document.place,
    breadcrumbs: document.breadcrumbs,
    operations: [],
  }
}

interface Input {
  page: SitePage
  /** The fields that depend on other pages. */
  computed: string
}

export interface RememberedDocument extends Input {
  /** Everything that all pages share. */
  shared: string
  document: PageDocument
}

function toDocument({ compiled: { html, markdown } }: SitePage, data: PageData, kinds: PageKindsConfig): PageDocument {
  const indexes = indexSlots(kinds).filter((slot) => html.includes(slot))
  return { data, html, markdown, indexes, pictures: pictureSources(html) }
}

/**
 * All documents of a site. contentlayer reads those that are not remembered, or whose source, body, or place in the site
 * has changed since. A page that cannot be rendered keeps its remembered document, or is left out.
 */
export async function loadDocuments(site: LoadedSite, memory: BuildMemory): Promise<PageDocument[]> {
  memory.dates ??= lastUpdatedDates(site.root, 'content')
  const computedPages = computePages(site, memory.dates)
  const kinds = site.config.pageKinds
  const shared = JSON.stringify([site.lists, site.tokens, kinds])
  const pages = new Map<string, Input>(
    site.pages.map((page) => [
      page.contentPath,
      { page, computed: JSON.stringify(computedPages.get(page.contentPath)) },
    ]),
  )
  const isCurrent = (path: string): boolean => {
    const [now, remembered] = [pages.get(path), memory.documents.get(path)]
    if (now?.page.renderable === false) return true
    return remembered?.page === now?.page && remembered?.computed === now?.computed && remembered?.shared === shared
  }
  const stored = memory.store.step<PageData>('documents')
  const partsOf = ({ page, computed }: Input) => [page.contentPath, page.sourceHash, computed, shared]
  for (const [path, input] of pages) {
    if (isCurrent(path)) continue
    const data = stored.read(partsOf(input))
    if (data !== undefined)
      memory.documents.set(path, { ...input, shared, document: toDocument(input.page, data, kinds) })
  }
  const unread = [...pages.keys()].filter(isCurrent)
  if (unread.length < pages.size) {
    const source = await contentSource(site, computedPages, unread)(undefined)
    const documents = (await runContentlayer(site.root, source, site.tokens)) as unknown as ContentDocument[]
    for (const document of documents) {
      const path = document._raw.sourceFilePath
      const input = pages.get(path)
      if (input === undefined) throw new Error(`contentlayer returned content/${path}, which is not a page of the site`)
      const data = toPageData(document, site.lists, kinds)
      stored.write(partsOf(input), data)
      memory.documents.set(path, { ...input, shared, document: toDocument(input.page, data, kinds) })
    }
  }
  for (const path of memory.documents.keys()) if (!pages.has(path)) memory.documents.delete(path)
  const missing = [...pages.keys()].filter((path) => !isCurrent(path))
  if (missing.length > 0) throw new Error(`contentlayer returned no document for content/${missing.join(', content/')}`)
  return [...memory.documents.values()].map(({ document }) => document)
}
