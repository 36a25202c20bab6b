import { expect, test } from 'vitest'
import { pages } from './exported-pages.ts'
import { documents, exportedFiles, fileOfRoute, generatedRoutes } from './site.ts'

/** The file that static hosts send for addresses without a page. */
const notFoundFiles = ['404.html']

const exported = new Set(exportedFiles)
const documentFiles = documents.map(({ route }) => fileOfRoute(route))

test('there are documents', () => {
  expect(documents.length).toBeGreaterThan(0)
})

test('every document in content/ is a page', () => {
  expect(documentFiles.filter((file) => !exported.has(file))).toEqual([])
})

test('a page is two files: a document and its Markdown version', () => {
  const folders = documents.map(({ route }) => fileOfRoute(route).replace(/index\.html$/, ''))
  const inFolder = (folder: string) =>
    exportedFiles.filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/'))
  const more = folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => inFolder(folder).filter((file) => !file.endsWith('/index.html') && !file.endsWith('.md')))
  expect(more).toEqual([])
})

test('every other page is a generated one', () => {
  const expected = new Set([...documentFiles, ...generatedRoutes().map(fileOfRoute), ...notFoundFiles])
  expect(pages.map(({ file }) => file).filter((file) => !expected.has(file))).toEqual([])
})

test('every generated route is a page', () => {
  expect(
    generatedRoutes()
      .map(fileOfRoute)
      .filter((file) => !exported.has(file)),
  ).toEqual([])
})

test('there is a Not Found page', () => {
  expect(exported).toContain('404.html')
})
