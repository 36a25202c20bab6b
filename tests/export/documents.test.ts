import { expect, test } from 'vitest'
import { fragmentPath } from '#lib/pages/fragment-path.ts'
import { pages } from './exported-pages.ts'
import { documents, exportedFiles, fileOfRoute, generatedRoutes } from './site.ts'

/** Files that Next and static hosts expect for addresses without a page. */
const notFoundFiles = ['404.html', '404/index.html', '_not-found/index.html']

const exported = new Set(exportedFiles)
const documentFiles = documents.map(({ route }) => fileOfRoute(route))

test('there are documents', () => {
  expect(documents.length).toBeGreaterThan(0)
})

test('every document in content/ is a page', () => {
  expect(documentFiles.filter((file) => !exported.has(file))).toEqual([])
})

test('every document has its body for client navigation', () => {
  const bodies = documents.map(({ route }) => fragmentPath('page', route).slice(1))
  expect(bodies.filter((file) => !exported.has(file))).toEqual([])
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
