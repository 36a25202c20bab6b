import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { acceptedEncoding, compressedFile } from './compressed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'compressed-file-'))
const path = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const text = 'Lorem ipsum '.repeat(1000)
const large = path('large.html', text)

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000, br; q=0', undefined],
])('%j accepts %j', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected)
})

test('a file is compressed as the client accepts it, and says so', async () => {
  const brotli = await compressedFile(large, { 'accept-encoding': 'gzip, br' })
  expect(brotli?.headers).toMatchObject({
    'Content-Encoding': 'br',
    'Content-Length': brotli?.body.length,
    Vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(text)
  const gzip = await compressedFile(large, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text)
})

test('a file is sent as it is to a client that cannot read it, that asks for a part, or that has it', async () => {
  const { size, mtime } = statSync(large)
  const accept = { 'accept-encoding': 'br' }
  expect(await compressedFile(large, {})).toBeUndefined()
  expect(await compressedFile(large, { ...accept, range: 'bytes=0-9' })).toBeUndefined()
  expect(await compressedFile(large, { ...accept, 'if-none-match': `W/"${size}-${mtime.getTime()}"` })).toBeUndefined()
  expect(await compressedFile(large, { ...accept, 'if-none-match': 'W/"1-2"' })).toBeDefined()
})

test('a small file, and one that is compressed already, are sent as they are', async () => {
  const compressed = path('compressed.js', text)
  path('compressed.js.br', 'B')
  expect(await compressedFile(path('small.txt', 'Small'), { 'accept-encoding': 'br' })).toBeUndefined()
  expect(await compressedFile(compressed, { 'accept-encoding': 'br' })).toBeUndefined()
})
