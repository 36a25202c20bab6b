import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSearchEngine } from '#lib/search/engine.ts'
import { documentPages, operationPages } from './exported-pages.ts'
import { exportedFiles, manifest, out, readExported } from './site.ts'
import { transferBytes, transferTotal } from './transfer-bytes.ts'

const entry = '/_search/index.json'
const worker = '/generated/search-worker.js'
/** What a reader downloads before the first suggestion, the interface left out: an engine, and some bytes for each page. */
const budgetBytes = { engine: 16_400, page: 82 } as const
const pageCount = documentPages.length + operationPages.length

test('before the first suggestion, a reader downloads 16.4 KB and 82 bytes for each page at most', async () => {
  const { first } = JSON.parse(readFileSync(join(out, entry), 'utf8')) as { first: Record<string, string> }
  for (const name of Object.values(first)) {
    expect(await transferTotal([worker, entry, `/_search/${name}`])).toBeLessThanOrEqual(
      budgetBytes.engine + budgetBytes.page * pageCount,
    )
  }
})

test('every page names the worker, with a hash of what it is', () => {
  const named = documentPages.map(({ page }) => / data-worker="([^"]+)"/.exec(readExported(page.file))?.[1])
  expect(new Set(named)).toEqual(new Set([expect.stringMatching(/^\/generated\/search-worker\.js\?[0-9a-f]{8}$/)]))
})

/** A word that only the interface of search has. */
const interfaceWord = 'ais-Highlight'

test('no page loads the interface of search before a reader turns to it', () => {
  const holders = exportedFiles.filter((file) => file.endsWith('.js') && readExported(file).includes(interfaceWord))
  expect(holders.length).toBeGreaterThan(0)
  const early = documentPages.filter(({ page }) =>
    page.scripts.some((address) => holders.some((holder) => new URL(address, 'https://x').pathname === `/${holder}`)),
  )
  expect(early).toEqual([])
})

test('the interface of search asks no other host', () => {
  const holders = exportedFiles.filter((file) => file.endsWith('.js') && readExported(file).includes('search-worker'))
  expect(holders.filter((file) => /algolia(?:net)?\.(?:net|com)\b/.test(readExported(file)))).toEqual([])
})

test('what a query reads is small: a file of terms at most 6 KB, the texts of a page at most 6 KB', async () => {
  const read = exportedFiles.filter((file) => /^_search\/(?:terms-|text\/)/.test(file))
  expect(read.length).toBeGreaterThan(0)
  const sizes = await Promise.all(read.map((file) => transferBytes(`/${file}`)))
  expect(read.filter((_file, index) => Number(sizes[index]) > 6000)).toEqual([])
})

test('every page is found by its title', async () => {
  const engine = await openSearchEngine(async (name) => new Uint8Array(readFileSync(join(out, '_search', name))))
  const missing: string[] = []
  for (const { route, title, version } of manifest.pages) {
    const query = { text: title, context: 'all' as const, page: 0, hitsPerPage: 8 }
    const { hits } = await engine.search(query)
    if (version === undefined && !hits.some(({ url }) => url === route)) missing.push(`${route}: ${title}`)
  }
  expect(missing).toEqual([])
})
