import { operationUse } from '#lib/api/operation-use.ts'
import { apiSettings } from '#lib/config/api-settings.ts'
import type { ResponsivePicture } from '#lib/images/picture-html.ts'
import { childPages, generatedCategories, sidebarPlaces } from '#lib/navigation/sidebar-tree.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { type DescribedDoc, describeDocs } from '#lib/site/describe-doc.ts'
import type { IndexedPage, Manifest, PageData, PageSummary, TagData } from '#lib/site/manifest.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { env } from '../../env.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { BuildMemory } from './build-memory.ts'
import type { FinishedPage } from './complete-pages.ts'
import type { FinishedOperation } from './finish-operations.ts'
import { loadDocuments } from './load-documents.ts'
import { type OperationPage, operationPages } from './operation-pages.ts'

/** All pages of a site, ready to be written. */
export interface SitePages {
  pages: FinishedPage[]
  operations: (OperationPage & FinishedOperation)[]
  /** Summaries of all pages, sorted by address. */
  summaries: PageSummary[]
  /** What the documents of pages, and of categories after them, are rendered from. */
  docs: ReadonlyMap<RoutePath, DescribedDoc>
  tags: TagData[]
  categories: Manifest['categories']
  /** First page of the API's sidebar. */
  apiHome: RoutePath | undefined
  /** The file with the logos of indexes. */
  sprite: string
  /** Address of the search worker, which the header links to. */
  searchWorker: string
  assets: SiteAssets
  /** Hash of the assistant's settings, which is in the header; undefined without an assistant. */
  assistant: string | undefined
}

/** Files of images by the path in pages. Images that are not in it are shown in their original file. */
export type PublishedPictures = Promise<ReadonlyMap<string, ResponsivePicture>>

const byText = new Intl.Collator('en')

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

function categoriesOf({ sidebars }: LoadedSite): Manifest['categories'] {
  return [...sidebars].flatMap(([id, all]) => {
    const version = id === '' ? undefined : id
    const places = sidebarPlaces(all)
    return all.flatMap((sidebar) =>
      generatedCategories(sidebar.items).map((category) => {
        const { part, breadcrumbs = [] } = places.get(category.route) ?? {}
        return { ...category, breadcrumbs, sidebar: sidebar.id, ...(part === undefined ? {} : { part }), version }
      }),
    )
  })
}

/** The pages below each category, with what readers find there. */
function describedChildren(
  { sidebars }: LoadedSite,
  summaries: readonly PageSummary[],
  categories: Manifest['categories'],
): Map<RoutePath, IndexedPage[]> {
  const descriptions = new Map(
    [...categories, ...summaries].map(({ route, description = '' }) => [route, description] as const),
  )
  const children = [...sidebars.values()].flat().flatMap(({ items }) => [...childPages(items)])
  return new Map(
    children.map(([route, pages]) => [
      route,
      pages.map((page) => ({ route: page.route, title: page.label, description: descriptions.get(page.route) ?? '' })),
    ]),
  )
}

function firstPage(documents: readonly { data: PageData }[], sidebar: string): RoutePath | undefined {
  const isFirst = ({ version, place }: PageData) =>
    version === undefined && place?.sidebar === sidebar && place.previous === undefined
  return documents.find(({ data }) => isFirst(data))?.data.route
}

/** Has contentlayer validate and type every document, and renders the documents and the API's operations. */
export async function makePages(
  site: LoadedSite,
  memory: BuildMemory,
  published: PublishedPictures,
): Promise<SitePages> {
  const [documents, pictures, searchWorker, assistant, assets] = await Promise.all([
    loadDocuments(site, memory),
    published,
    memory.searchWorker(site.root, site.config.search),
    memory.assistant(site.root, site.config, site.glossary),
    memory.assets(site.config, env.hostedSearch),
  ])
  documents.sort((a, b) => byText.compare(a.data.route, b.data.route))
  const use = operationUse(site.pages, site.api?.operations ?? [], site.calls)
  const called = operationPages(site, use)
  const allData = [...documents, ...called].map(({ data }) => data).sort((a, b) => byText.compare(a.route, b.route))
  const summaries = allData.map(toSummary)
  const tags = Object.entries(site.tags).map(([slug, tag]) => ({ slug, ...tag }))
  const { indexes, sprite, relatedGuides } = memory.finishIndexes(site, documents, summaries)
  const { playgrounds, config } = site
  const { finishPage, finishOperation } = memory.renderersFor(config)
  const origin = config.url
  const categories = categoriesOf(site)
  const surroundings = {
    operationsOf: use.operationsOf,
    indexes,
    tags,
    origin,
    pictures,
    playgrounds,
    relatedGuides,
    childPages: describedChildren(site, summaries, categories),
  }
  const pages: SitePages['pages'] = []
  for (const document of documents) pages.push(await finishPage(document, surroundings))
  const operations: SitePages['operations'] = []
  for (const page of called)
    operations.push({ ...page, ...(await finishOperation(page, origin, site.describeOperation)) })
  const apiHome = firstPage(documents, apiSettings(config.api).sidebar)
  const docs = describeDocs(allData, categories)
  return { pages, operations, summaries, docs, tags, categories, apiHome, sprite, searchWorker, assistant, assets }
}
