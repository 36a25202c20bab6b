import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { bundleSearchWorker, writeHashed } from './write-search-worker.ts'

test('the worker is one small script with nothing but the engine', async () => {
  const script = await bundleSearchWorker(process.cwd())
  expect(script).not.toMatch(/\bimport\s*[({"'*]|\brequire\(|\bexport\s*[{*]|react|__next|localStorage/)
  expect(brotliCompressSync(script).length).toBeLessThan(16_400)
})

test('its URL depends on its content', () => {
  const root = temporaryFolder()
  const write = (text: string) => writeHashed(root, '/generated/search-worker.js', text)
  const address = write('one')
  expect(address).toMatch(/^\/generated\/search-worker\.js\?[0-9a-f]{8}$/)
  expect(readFileSync(join(root, 'public/generated/search-worker.js'), 'utf8')).toBe('one')
  expect(write('one')).toBe(address)
  expect(write('two')).not.toBe(address)
})

test('the script has the weights of the site', async () => {
  const defaults = await bundleSearchWorker(process.cwd())
  const own = await bundleSearchWorker(process.cwd(), { weights: { title: 77 } })
  expect(defaults).not.toMatch(/\[77,/)
  expect(own).toMatch(/\[77,\d/)
})
