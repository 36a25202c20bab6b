import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from '../disk/read-files.ts'
import { openStore } from '../disk/store.ts'
import { compressFiles } from './compress-files.ts'

const text = 'A team owns a service. '.repeat(400)

test('text gets a smaller Markdown version of each kind, pictures and short files none', async () => {
  const folder = temporaryFolder({ 'a/page.html': text, 'short.txt': 'short', 'a.png': text })
  expect(await compressFiles(folder, openStore(temporaryFolder()))).toBe(2)
  expect(listFiles(folder)).toEqual(['a.png', 'a/page.html', 'a/page.html.br', 'a/page.html.gz', 'short.txt'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a/page.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a/page.html.gz'))).toString()).toBe(text)
  const seconds = (path: string) => Math.floor(statSync(join(folder, path)).mtimeMs / 1000)
  expect(seconds('a/page.html.gz')).toBe(seconds('a/page.html'))
})

test('files that say the same, compressed at the same time, do not disturb each other', async () => {
  const markdownVersions = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`${index}.md`, text]))
  const folder = temporaryFolder(markdownVersions)
  await compressFiles(folder, openStore(temporaryFolder()))
  expect(listFiles(folder)).toHaveLength(3 * 24)
})

test('what was compressed once is taken from the store', async () => {
  const store = openStore(temporaryFolder())
  expect(await compressFiles(temporaryFolder({ 'a.txt': text }), store)).toBe(2)
  const folder = temporaryFolder({ 'b.txt': text })
  expect(await compressFiles(folder, store)).toBe(0)
  expect(gunzipSync(readFileSync(join(folder, 'b.txt.gz'))).toString()).toBe(text)
})
