import { type ComputedFields, type DocumentType, defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { contentlayerFields, documentTypes } from './schema/document-types.ts'
import { type ComputedPage, computePages } from './scripts/content/computed-pages.ts'
import { excludePatterns } from './scripts/content/exclude-patterns.ts'
import { lastUpdatedDates } from './scripts/content/git-dates.ts'
import { type LoadedSite, loadSite } from './scripts/content/load-site.ts'

/** Pages that contentlayer must not read: data, samples and files of the content folder that are no documents. */
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
 * @param unchanged paths below content/ whose documents the caller has already
 */
export function contentSource(
  site: LoadedSite,
  computed: ReadonlyMap<string, ComputedPage>,
  unchanged: readonly string[] = [],
) {
  const pages = new Map(site.pages.map((page) => [page.contentPath, page]))
  const known = <T>(map: ReadonlyMap<string, T>, path: string): T => {
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
          known(computed, document._raw.sourceFilePath)[name as keyof ComputedPage],
      },
    ]),
  ) as unknown as ComputedFields

  const left = new Set(unchanged)
  const leftOut = site.files.filter((path) => !pages.has(path) || left.has(path))
  const read = [...pages.keys()].filter((path) => !left.has(path))
  return makeSource({
    contentDirPath: 'content',
    contentDirExclude: [...excluded, ...excludePatterns(leftOut, read)],
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
        return known(pages, sourceFilePath).compiled.html
      }
    },
  })
}

/** For contentlayer's own commands; the site's build hands over a site that it has loaded already. */
export default async () => {
  const site = await loadSite(process.cwd())
  return contentSource(site, computePages(site, lastUpdatedDates(site.root, 'content')))(undefined)
}
