import { type ComputedFields, type DocumentType, defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { pathBreadcrumbs } from './lib/navigation/path-breadcrumbs.ts'
import { type Crumb, type SidebarPlace, sidebarPlaces } from './lib/navigation/sidebar-tree.ts'
import type { Heading } from './lib/pages/heading.ts'
import { readingMinutes } from './lib/pages/reading-time.ts'
import { type RoutePath, routeOfFile } from './lib/pages/route.ts'
import { contentlayerFields, documentTypes, filePattern } from './schema/document-types.ts'
import { excludePatterns } from './scripts/read/exclude-patterns.ts'
import { lastUpdatedDates } from './scripts/read/git-dates.ts'
import { loadSite } from './scripts/read/load-site.ts'
import type { LoadedSite } from './scripts/read/loaded-site.ts'
import { pageNames } from './scripts/read/page-names.ts'
import type { SitePage } from './scripts/read/read-pages.ts'

/**
 * Pages that contentlayer must not read: data, samples, and other files of the content folder that are not documents.
 */
const excluded = ['snippets', 'partials', 'images', 'brand', '**/*.yaml', '**/*.yml', '**/*.json']

/** The computed fields of a document: everything derived from its path, its text, and the other pages. */
export interface ComputedPage {
  url: RoutePath
  version: string | undefined
  unversionedUrl: RoutePath
  sourceFile: string
  sidebar: string | undefined
  place: SidebarPlace | undefined
  breadcrumbs: Crumb[]
  headings: Heading[]
  readingMinutes: number
  lastUpdated: string | undefined
}

const computedTypes = {
  url: 'string',
  version: 'string',
  unversionedUrl: 'string',
  sourceFile: 'string',
  sidebar: 'string',
  place: 'json',
  breadcrumbs: 'json',
  headings: 'json',
  readingMinutes: 'number',
  lastUpdated: 'string',
} as const satisfies Record<keyof ComputedPage, string>

/** The computed fields of all pages, by their path below content/. */
export function computePages(site: LoadedSite, dates: ReadonlyMap<string, string>): Map<string, ComputedPage> {
  const { names, shortNames } = pageNames(site.pages)
  const places = new Map([...site.sidebars.values()].flatMap((sidebars) => [...sidebarPlaces(sidebars, shortNames)]))
  const unversioned = (page: SitePage) =>
    page.version === undefined
      ? page.route
      : routeOfFile(page.contentPath.replace(/^versions\/[^/]+\//, ''), site.tokens).route
  return new Map(
    site.pages.map((page) => {
      const place = places.get(page.route)
      return [
        page.contentPath,
        {
          url: page.route,
          version: page.version,
          unversionedUrl: unversioned(page),
          sourceFile: page.file,
          sidebar: place?.sidebar,
          place,
          breadcrumbs: place?.breadcrumbs ?? pathBreadcrumbs(page.route, names),
          headings: page.compiled.headings,
          readingMinutes: readingMinutes(page.compiled.words),
          lastUpdated: dates.get(page.file),
        },
      ]
    }),
  )
}

/**
 * The one definition of documents: types, fields, computed fields and how a body becomes HTML.
 * @param unchanged paths below content/ of documents that the caller already has
 */
export function contentSource(
  site: LoadedSite,
  computed: ReadonlyMap<string, ComputedPage>,
  unchanged: readonly string[] = [],
) {
  const pages = new Map(site.pages.map((page) => [page.contentPath, page]))
  const lookUp = <T>(map: ReadonlyMap<string, T>, path: string): T => {
    const value = map.get(path)
    if (value === undefined) throw new Error(`contentlayer read content/${path}, which is not a page of the site`)
    return value
  }
  const computedFields = Object.fromEntries(
    Object.entries(computedTypes).map(([name, type]) => [
      name,
      {
        type,
        resolve: (document: { _raw: { sourceFilePath: string } }) =>
          lookUp(computed, document._raw.sourceFilePath)[name as keyof ComputedPage],
      },
    ]),
  ) as unknown as ComputedFields

  const unchangedPaths = new Set(unchanged)
  const excludedFiles = site.files.filter((path) => !pages.has(path) || unchangedPaths.has(path))
  const files = [...pages.keys()].filter((path) => !unchangedPaths.has(path))
  return makeSource({
    contentDirPath: 'content',
    contentDirExclude: [...excluded, ...excludePatterns(excludedFiles, files)],
    documentTypes: documentTypes(site.config.pageKinds).map(
      (type): DocumentType =>
        defineDocumentType(() => ({
          name: type.name,
          filePathPattern: filePattern(type),
          contentType: 'markdown',
          fields: contentlayerFields(type.schema(site.lists)) as never,
          computedFields,
        })),
    ),
    onMissingOrIncompatibleData: 'fail',
    onExtraFieldData: 'fail',
    onUnknownDocuments: 'fail',
    disableImportAliasWarning: true,
    markdown: (builder) => {
      builder.parser = () => ({ type: 'root', children: [] })
      builder.compiler = (_tree, file) => {
        const { sourceFilePath } = (file.data as { rawDocumentData: { sourceFilePath: string } }).rawDocumentData
        return lookUp(pages, sourceFilePath).compiled.html
      }
    },
  })
}

/** For contentlayer's own commands; the site's build passes a site that it has already loaded. */
export default async () => {
  const site = await loadSite(process.cwd())
  return contentSource(site, computePages(site, lastUpdatedDates(site.root, 'content')))(undefined)
}
