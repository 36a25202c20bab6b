import { expect, test } from 'vitest'
import { documentPages, operationPages } from './exported-pages.ts'
import { readExported } from './site.ts'
import { bytesWithin, compressedBytes, transferTotal } from './transfer-bytes.ts'

const kilobyte = 1000
const budgets = {
  scriptBytes: 125 * kilobyte,
  styleBytes: 15 * kilobyte,
  screenStyleBytes: 5 * kilobyte,
  operationBytes: { median: 25 * kilobyte, most: 120 * kilobyte },
} as const
const isOfScreens = (address: string) => address.startsWith('/generated/screens-')
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

test('a page loads at most 125 KB of JavaScript before interaction', async () => {
  expect(checkedPages.some(({ scripts }) => scripts.length > 0)).toBe(true)
  expect(await over(budgets.scriptBytes, ({ scripts }) => transferTotal(scripts))).toEqual([])
})

test('a page loads at most 15 KB of CSS, and 5 KB more where it shows a screen', async () => {
  expect(checkedPages.every(({ stylesheets }) => stylesheets.length > 0)).toBe(true)
  const bytesOf = async ({ stylesheets, inlineStyles }: (typeof checkedPages)[number]) =>
    (await transferTotal(stylesheets.filter((address) => !isOfScreens(address)))) +
    (await compressedBytes(inlineStyles.join('\n')))
  expect(await over(budgets.styleBytes, bytesOf)).toEqual([])
  const ofScreens = checkedPages.filter(({ stylesheets }) => stylesheets.some(isOfScreens))
  expect(ofScreens.length).toBeGreaterThan(0)
  expect(ofScreens.length).toBeLessThan(checkedPages.length)
  const bytesOfScreens = ({ stylesheets }: (typeof checkedPages)[number]) =>
    transferTotal(stylesheets.filter(isOfScreens))
  expect(await over(budgets.screenStyleBytes, bytesOfScreens)).toEqual([])
})

test('the HTML of an operation is at most 25 KB at the median and never more than 120 KB', async () => {
  expect(operationPages.length).toBeGreaterThan(0)
  const { median, most } = budgets.operationBytes
  const sizes = await Promise.all(operationPages.map(({ file }) => bytesWithin(median, readExported(file))))
  sizes.sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(median)
  expect(sizes.at(-1)).toBeLessThanOrEqual(most)
})
