import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoizeByName } from '../../scripts/disk/memoize-last.ts'
import { documentPages, operationPages } from './exported-pages.ts'
import { exportedFiles, out, readExported } from './site.ts'
import { whereSiteHas } from './site-has.ts'
import { bytesWithin, compressedBytes, medianWithin, transferTotal } from './transfer-bytes.ts'

const kilobyte = 1000
const budgets = {
  /** Before any interaction, what navigation needs included. */
  scriptBytes: 20 * kilobyte,
  styleBytes: 16.3 * kilobyte,
  /** On pages with filters and cards, which have a sheet of their own. */
  cardIndexStyleBytes: 2 * kilobyte,
  screenStyleBytes: 5 * kilobyte,
  fontBytes: 60 * kilobyte,
  firstVisitBytes: 110 * kilobyte,
  /** A navigation within the site loads the target's document and nothing else. */
  navigationBytes: 12 * 1024,
  operationBytes: { median: 25 * kilobyte, most: 120 * kilobyte },
} as const
const isOfScreens = (address: string) => address.startsWith('/generated/screens-')
const isOfCardIndex = (address: string) => address.startsWith('/assets/css/card-index.')
const checkedPages = [...documentPages.map(({ page }) => page), ...operationPages]

/** Pages over a budget, the heaviest first. */
async function over(
  budgetBytes: number,
  bytesOf: (page: (typeof checkedPages)[number]) => Promise<number>,
): Promise<string[]> {
  const sizes = await Promise.all(checkedPages.map(async (page) => ({ file: page.file, bytes: await bytesOf(page) })))
  return sizes
    .filter(({ bytes }) => bytes > budgetBytes)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file}: ${bytes} bytes, ${bytes - budgetBytes} too many`)
}

test('a page loads at most 20 KB of JavaScript before interaction', async () => {
  expect(checkedPages.some(({ scripts }) => scripts.length > 0)).toBe(true)
  expect(await over(budgets.scriptBytes, ({ scripts }) => transferTotal(scripts))).toEqual([])
})

test('a page loads at most 16.3 KB of CSS, and 2 KB more if it has filters and cards', async () => {
  expect(checkedPages.every(({ stylesheets }) => stylesheets.length > 0)).toBe(true)
  const inlineBytes = memoizeByName(compressedBytes)
  const bytesOf = async ({ stylesheets, inlineStyles }: (typeof checkedPages)[number]) =>
    (await transferTotal(stylesheets.filter((address) => !isOfScreens(address) && !isOfCardIndex(address)))) +
    (await inlineBytes(inlineStyles.join('\n')))
  expect(await over(budgets.styleBytes, bytesOf)).toEqual([])
  const ofCardIndex = ({ stylesheets }: (typeof checkedPages)[number]) =>
    transferTotal(stylesheets.filter(isOfCardIndex))
  expect(await over(budgets.cardIndexStyleBytes, ofCardIndex)).toEqual([])
})

whereSiteHas('screens', () => {
  test('a page that shows a screen loads at most 5 KB of CSS for it, and no other page loads that', async () => {
    const ofScreens = checkedPages.filter(({ stylesheets }) => stylesheets.some(isOfScreens))
    expect(ofScreens.length).toBeGreaterThan(0)
    expect(
      ofScreens.filter(({ file }) => !/class="screen[" ]/.test(readExported(file))).map(({ file }) => file),
    ).toEqual([])
    const bytesOfScreens = ({ stylesheets }: (typeof checkedPages)[number]) =>
      transferTotal(stylesheets.filter(isOfScreens))
    expect(await over(budgets.screenStyleBytes, bytesOfScreens)).toEqual([])
  })
})

const htmlBytesWithin = (budgetBytes: number, file: string) => bytesWithin(budgetBytes, readExported(file))

test('a navigation to a page loads at most 12 KB at the median, which is its document', async () => {
  expect(documentPages.length).toBeGreaterThan(0)
  const html = documentPages.map(({ page }) => readExported(page.file))
  expect(await medianWithin(budgets.navigationBytes, html)).toBeLessThanOrEqual(budgets.navigationBytes)
})

/** Fonts that a page loads at once: those that it names, and the one for code, which its stylesheet names. */
const fonts = exportedFiles.filter((file) => /^assets\/fonts\/(?:body|code|display)\.\w+\.woff2$/.test(file))
const fontBytes = fonts.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)

test('fonts are at most 60 KB', () => {
  expect(fonts).toHaveLength(3)
  expect(fontBytes).toBeLessThanOrEqual(budgets.fontBytes)
})

test('a first visit to a page loads at most 110 KB in all, without what the reader scrolls to', async () => {
  const documentsOnly = documentPages.map(({ page }) => page)
  const heavy = documentsOnly.map(async ({ file, scripts, stylesheets }) => {
    const otherBytes = (await transferTotal(scripts)) + (await transferTotal(stylesheets)) + fontBytes
    const bytes = otherBytes + (await htmlBytesWithin(budgets.firstVisitBytes - otherBytes, file))
    return bytes > budgets.firstVisitBytes ? [`${file}: ${bytes} bytes`] : []
  })
  expect((await Promise.all(heavy)).flat()).toEqual([])
})

whereSiteHas('operations', () => {
  test('the HTML of an operation is at most 25 KB at the median and never more than 120 KB', async () => {
    const { median, most } = budgets.operationBytes
    const html = operationPages.map(({ file }) => readExported(file))
    expect(await medianWithin(median, html)).toBeLessThanOrEqual(median)
    const sizes = await Promise.all(html.map((content) => bytesWithin(most, content)))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
  })
})
