import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveSite } from './serve-site.ts'

const { createReadStream } = fs
const root = fs.mkdtempSync(join(tmpdir(), 'serve-site-'))

const text = 'Lorem ipsum '.repeat(1000)

beforeEach(() => {
  fs.mkdirSync(join(root, 'out'), { recursive: true })
  for (const name of ['page.html', 'page.woff2']) fs.writeFileSync(join(root, 'out', name), text)
})

afterEach(() => {
  fs.createReadStream = createReadStream
  syncBuiltinESMExports()
  fs.rmSync(root, { recursive: true })
})

test('a page is compressed for a browser, and a second visit costs nothing', async () => {
  const server = await serveSite(root, 0)
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(server.url + path, { method, headers: { 'Accept-Encoding': 'br', ...headers } })
  const page = await ask('/page.html', {})
  const { headers } = page
  expect(await page.text()).toBe(text)
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(Number(headers.get('content-length'))).toBeLessThan(text.length / 2)
  const again = await ask('/page.html', { 'If-None-Match': headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask('/page.html', {}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([headers.get('content-length'), ''])
  expect((await ask('/page.html', { 'Accept-Encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  expect((await ask('/page.woff2', {})).headers.get('content-encoding')).toBeNull()
  await server.close()
})

test('a file that is removed while it is requested breaks that request only', async () => {
  for (const name of ['gone.txt', 'here.txt', '404.html']) fs.writeFileSync(join(root, 'out', name), name)
  fs.createReadStream = ((path: string, options: object) => {
    if (path.endsWith('gone.txt')) fs.rmSync(path)
    return createReadStream(path, options)
  }) as typeof createReadStream
  syncBuiltinESMExports()
  const server = await serveSite(root, 0)
  await expect(fetch(`${server.url}/gone.txt`).then((response) => response.text())).rejects.toThrow()
  expect(await (await fetch(`${server.url}/here.txt`)).text()).toBe('here.txt')
  await server.close()
})
