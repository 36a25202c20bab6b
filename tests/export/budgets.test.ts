import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { documentPages } from './exported-pages.ts'
import { out } from './site.ts'

const kilobyte = 1000
const budgets = { scriptBytes: 125 * kilobyte, styleBytes: 15 * kilobyte } as const

function compressedBytes(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length
}

const sizes = new Map<string, number>()
/** Bytes on the wire of a file of the site, by its address. */
function transferBytes(address: string): number {
  const { pathname } = new URL(address, 'https://site.example')
  const known = sizes.get(pathname)
  if (known !== undefined) return known
  const size = compressedBytes(readFileSync(join(out, decodeURIComponent(pathname))))
  sizes.set(pathname, size)
  return size
}

const total = (bytes: readonly number[]) => bytes.reduce((sum, size) => sum + size, 0)

/** Pages over a budget, the heaviest first. */
function over(budgetBytes: number, bytesOf: (page: (typeof documentPages)[number]['page']) => number): string[] {
  return documentPages
    .map(({ page }) => ({ file: page.file, bytes: bytesOf(page) }))
    .filter(({ bytes }) => bytes > budgetBytes)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file}: ${bytes} bytes, ${bytes - budgetBytes} too many`)
}

test('a page loads at most 125 KB of JavaScript before interaction', () => {
  expect(documentPages.some(({ page }) => page.scripts.length > 0)).toBe(true)
  expect(over(budgets.scriptBytes, ({ scripts }) => total(scripts.map(transferBytes)))).toEqual([])
})

test('a page loads at most 15 KB of CSS', () => {
  expect(documentPages.every(({ page }) => page.stylesheets.length > 0)).toBe(true)
  expect(
    over(budgets.styleBytes, ({ stylesheets, inlineStyles }) =>
      total([...stylesheets.map(transferBytes), compressedBytes(Buffer.from(inlineStyles.join('\n')))]),
    ),
  ).toEqual([])
})
