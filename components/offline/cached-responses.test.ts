import { beforeEach, expect, test, vi } from 'vitest'
import { type CacheKind, cacheNames, maxCached, maxCachedBytes } from '#lib/offline/cache-rules.ts'
import { cachedResponse, cacheResponse } from './cached-responses.ts'

vi.mock('./worker-scope.ts', () => ({ brand: 'harbor', build: '1' }))

/** Mock of the browser's caches, in insertion order. */
const stored = new Map<string, Map<string, Response>>()

function openCache(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  return {
    match: async (url: string) => entries.get(url),
    put: async (url: string, response: Response) => void entries.set(url, response),
    delete: async (url: string) => entries.delete(url),
    keys: async () => [...entries.keys()],
  }
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', { open: async (name: string) => openCache(name) })
})

const address = (path: string | number) => `https://docs.harbor.example/${path}`
const entries = (kind: CacheKind) => [...(stored.get(cacheNames('harbor', '1')[kind])?.keys() ?? [])]

/** A same-origin response, which the constructor can't create. */
function basicResponse(body: string, init: ResponseInit = {}): Response {
  const response = new Response(body, init)
  Object.defineProperty(response, 'type', { value: 'basic' })
  return response
}

test.each(Object.entries(maxCached))('for kind %s, the newest %i are cached', async (name, most) => {
  const kind = name as CacheKind
  for (let index = 0; index <= most; index += 1) await cacheResponse(address(index), kind, basicResponse('x'))
  expect(entries(kind)).toHaveLength(most)
  expect(entries(kind)).not.toContain(address(0))
  expect(entries(kind).at(-1)).toBe(address(most))
})

test('a response that is cached again becomes the newest', async () => {
  for (let index = 0; index < maxCached.page; index += 1)
    await cacheResponse(address(index), 'page', basicResponse('x'))
  await cacheResponse(address(0), 'page', basicResponse('again'))
  await cacheResponse(address('new'), 'page', basicResponse('x'))
  expect(await (await cachedResponse(address(0), 'page'))?.text()).toBe('again')
  expect(entries('page')).not.toContain(address(1))
})

test('a file up to the limit is cached, a larger one is not, even without a Content-Length', async () => {
  await cacheResponse(address('fits'), 'file', basicResponse('x'.repeat(maxCachedBytes)))
  await cacheResponse(address('large'), 'file', basicResponse('x'.repeat(maxCachedBytes + 1)))
  await cacheResponse(
    address('told'),
    'file',
    basicResponse('x', { headers: { 'content-length': String(maxCachedBytes + 1) } }),
  )
  expect(entries('file')).toEqual([address('fits')])
  expect(await (await cachedResponse(address('fits'), 'file'))?.text()).toHaveLength(maxCachedBytes)
})

test('errors and responses from other hosts are not cached', async () => {
  await cacheResponse(address('gone'), 'page', basicResponse('x', { status: 404 }))
  await cacheResponse(address('opaque'), 'page', new Response('x'))
  expect(entries('page')).toEqual([])
})
