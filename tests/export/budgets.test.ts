import { expect, test } from 'vitest'
import { documentPages, operationPages } from './exported-pages.ts'
import { readExported } from './site.ts'
import { compressedBytes, transferBytes } from './transfer-bytes.ts'

const kilobyte = 1000
const budgets = {
  scriptBytes: 125 * kilobyte,
  styleBytes: 15 * kilobyte,
  operationBytes: { median: 25 * kilobyte, most: 120 * kilobyte },
} as const
const checkedPages = [...documentPages.map(({ page }) => page), ...operationPages]

const total = (bytes: readonly number[]) => bytes.reduce((sum, size) => sum + size, 0)

/** Pages over a budget, the heaviest first. */
function over(budgetBytes: number, bytesOf: (page: (typeof checkedPages)[number]) => number): string[] {
  return checkedPages
    .map((page) => ({ file: page.file, bytes: bytesOf(page) }))
    .filter(({ bytes }) => bytes > budgetBytes)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file}: ${bytes} bytes, ${bytes - budgetBytes} too many`)
}

test('a page loads at most 125 KB of JavaScript before interaction', () => {
  expect(checkedPages.some(({ scripts }) => scripts.length > 0)).toBe(true)
  expect(over(budgets.scriptBytes, ({ scripts }) => total(scripts.map(transferBytes)))).toEqual([])
})

test('a page loads at most 15 KB of CSS', () => {
  expect(checkedPages.every(({ stylesheets }) => stylesheets.length > 0)).toBe(true)
  expect(
    over(budgets.styleBytes, ({ stylesheets, inlineStyles }) =>
      total([...stylesheets.map(transferBytes), compressedBytes(Buffer.from(inlineStyles.join('\n')))]),
    ),
  ).toEqual([])
})

test('the HTML of an operation is at most 25 KB at the median and never more than 120 KB', () => {
  expect(operationPages.length).toBeGreaterThan(0)
  const sizes = operationPages.map(({ file }) => compressedBytes(Buffer.from(readExported(file)))).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(budgets.operationBytes.median)
  expect(sizes.at(-1)).toBeLessThanOrEqual(budgets.operationBytes.most)
})
