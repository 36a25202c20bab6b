import { type ComputedFields, type DocumentType, defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { contentlayerFields, documentTypes, filePattern } from './schema/document-types.ts'
import { type ComputedPage, computePages } from './scripts/read/computed-pages.ts'
import { excludePatterns } from './scripts/read/exclude-patterns.ts'
import { lastUpdatedDates } from './scripts/read/git-dates.ts'
import { type LoadedSite, loadSite } from './scripts/read/load-site.ts'

/** Pages that contentlayer must not read: data, samples, and other files of the content folder that are not documents. */
const excluded = ['snippets', 'partials', 'images', 'brand', '**/*.yaml', '**/*.yml', '**/*.json']

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
    documentTypes: documentTypes.map(
      (type): DocumentType =>
        defineDocumentType(() => ({
          name: type.name,
          filePathPattern: filePattern(type, site.config.pageKinds),
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
