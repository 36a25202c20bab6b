import { expect, test } from 'vitest'
import { publicHref } from '#lib/pages/public-href.ts'
import { documentPages, type ExportedPage, pages } from './exported-pages.ts'
import { exportedFiles, readExported, site } from './site.ts'
import { whereSiteHas } from './site-has.ts'

const exported = new Set(exportedFiles)
const files = (found: readonly ExportedPage[]) => found.map(({ file }) => file)

test('every page has exactly one h1', () => {
  expect(
    pages.filter(({ headingCount }) => headingCount !== 1).map(({ file, headingCount }) => `${file}: ${headingCount}`),
  ).toEqual([])
})

test('every document asks for its fonts at once', () => {
  const wrong = documentPages.filter(({ page: { file } }) => {
    const links = readExported(file).match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? []
    return links.length !== 3
  })
  expect(files(wrong.map(({ page }) => page))).toEqual([])
})

test('every title ends with the delimiter and the product', () => {
  const ending = ` ${site.titleDelimiter} ${site.product}`
  const wrong = pages.filter(({ title = '' }) => !title.endsWith(ending) || title.length === ending.length)
  expect(wrong.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})

test('every document of the current version is its own canonical page', () => {
  const wrong = documentPages.filter(
    ({ route, version, page }) => version === undefined && page.canonical !== `${site.url}${publicHref(route)}`,
  )
  expect(wrong.map(({ page }) => `${page.file}: ${page.canonical}`)).toEqual([])
})

whereSiteHas('older versions', () => {
  test('every document of an older version names a canonical page that exists', () => {
    const older = documentPages.filter(({ version }) => version !== undefined).map(({ page }) => page)
    const wrong = older.filter(({ canonical = '' }) => {
      const { origin, pathname } = new URL(canonical, 'https://nowhere.example')
      return origin !== site.url || !exported.has(`${decodeURIComponent(pathname).slice(1)}index.html`)
    })
    expect(files(wrong)).toEqual([])
  })
})

test('every document has a picture for cards', () => {
  const wrong = documentPages.filter(({ page: { ogImage = '' } }) => {
    const { origin, pathname } = new URL(ogImage, 'https://nowhere.example')
    return origin !== site.url || !exported.has(decodeURIComponent(pathname).slice(1))
  })
  expect(wrong.map(({ page }) => `${page.file}: ${page.ogImage}`)).toEqual([])
})
