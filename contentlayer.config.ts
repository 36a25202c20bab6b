import { type ComputedFields, type DocumentType, defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { pathBreadcrumbs } from '#lib/navigation/path-breadcrumbs.ts'
import { sidebarPlaces } from '#lib/navigation/sidebar-tree.ts'
import { readingMinutes } from '#lib/pages/reading-time.ts'
import { routeOfFile } from '#lib/pages/route.ts'
import { contentlayerFields, documentTypes } from './schema/document-types.ts'
import { lastUpdatedDates } from './scripts/content/git-dates.ts'
import { type LoadedSite, loadSite, type SitePage } from './scripts/content/load-site.ts'

/** Pages that contentlayer must not read: data, samples and files of the content folder that are no documents. */
const excluded = ['snippets', 'images', 'brand', '**/*.yaml', '**/*.yml', '**/*.json']

/** The one definition of documents: types, fields, computed fields and how a body becomes HTML. */
export function contentSource(site: LoadedSite) {
  const pages = new Map(site.pages.map((page) => [page.contentPath, page]))
  const places = new Map([...site.sidebars.values()].flatMap((sidebars) => [...sidebarPlaces(sidebars)]))
  const titles = new Map(site.pages.map(({ route, title }) => [route, title]))
  const dates = lastUpdatedDates(site.root, 'content')
  const pageOf = (path: string): SitePage => {
    const page = pages.get(path)
    if (page === undefined) throw new Error(`contentlayer read content/${path}, which is not a page of the site`)
    return page
  }
  const field = <T>(type: string, resolve: (page: SitePage) => T) => ({
    type,
    resolve: (document: { _raw: { sourceFilePath: string } }) => resolve(pageOf(document._raw.sourceFilePath)),
  })
  const computedFields = {
    url: field('string', (page) => page.route),
    version: field('string', (page) => page.version),
    unversionedUrl: field('string', (page) =>
      page.version === undefined
        ? page.route
        : routeOfFile(page.contentPath.replace(/^versions\/[^/]+\//, ''), site.tokens).route,
    ),
    sourceFile: field('string', (page) => page.file),
    sidebar: field('string', (page) => places.get(page.route)?.sidebar),
    place: field('json', (page) => places.get(page.route)),
    breadcrumbs: field('json', (page) => places.get(page.route)?.breadcrumbs ?? pathBreadcrumbs(page.route, titles)),
    headings: field('json', (page) => page.compiled.headings),
    readingMinutes: field('number', (page) => readingMinutes(page.compiled.words)),
    lastUpdated: field('string', (page) => dates.get(page.file)),
  } as unknown as ComputedFields

  const claimed = new Set(site.pages.map(({ contentPath }) => contentPath))
  const unpublished = site.files.filter((path) => !claimed.has(path))
  return makeSource({
    contentDirPath: 'content',
    contentDirExclude: [...excluded, ...unpublished],
    documentTypes: documentTypes.map(
      ({ name, pattern, schema }): DocumentType =>
        defineDocumentType(() => ({
          name,
          filePathPattern: pattern,
          contentType: 'markdown',
          fields: contentlayerFields(schema(site.lists)) as never,
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
        return pageOf(sourceFilePath).compiled.html
      }
    },
  })
}

/** For contentlayer's own commands; the site's build hands over a site that it has loaded already. */
export default async () => contentSource(await loadSite(process.cwd()))(undefined)
