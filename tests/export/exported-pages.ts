import { type ParsedPage, parsePage } from './parse-page.ts'
import { documents, exportedFiles, fileOfRoute, operationRoutes, readExported, redirectFiles } from './site.ts'

export interface ExportedPage extends ParsedPage {
  /** Path from `out/`. */
  file: string
  /** Path under which a host serves it. */
  address: string
}

function read(file: string, fragment: boolean): ExportedPage {
  return {
    file,
    address: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    ...parsePage(readExported(file), { fragment }),
  }
}

// A document that pages show in a frame is not a page.
const html = exportedFiles.filter(
  (file) => file.endsWith('.html') && !redirectFiles.has(file) && !file.startsWith('generated/'),
)

/** Every whole page of the export, generated ones and the Not Found page too; pages that only redirect are none. */
export const pages = html.filter((file) => !file.startsWith('_parts/')).map((file) => read(file, false))

/** Files that only send readers of old paths on. */
export const redirectPages = exportedFiles.filter((file) => redirectFiles.has(file)).map((file) => read(file, false))

/** Pieces of pages that the browser loads later: sidebars and a menu. */
export const fragments = html.filter((file) => file.startsWith('_parts/')).map((file) => read(file, true))

const byFile = new Map(pages.map((page) => [page.file, page]))

export function pageOfFile(file: string): ExportedPage | undefined {
  return byFile.get(file)
}

/** The page of each document that was exported; `documents.test.ts` makes sure that none is missing. */
export const documentPages = documents.flatMap((document) => {
  const page = byFile.get(fileOfRoute(document.route))
  return page === undefined ? [] : [{ ...document, page }]
})

/** The pages of the API's operations. */
export const operationPages = operationRoutes.map((route) => {
  const page = byFile.get(fileOfRoute(route))
  if (page === undefined) throw new Error(`There is no page ${route}`)
  return page
})
