import { beforeEach, expect, test, vi } from 'vitest'
import { cacheNames, type KeptKind, largestKept, mostKept } from '#lib/offline/cache-rules.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

vi.mock('./worker-scope.ts', () => ({ brand: 'harbor', build: '1' }))

/** The caches of a browser, in the order in which entries came. */
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
const entries = (kind: KeptKind) => [...(stored.get(cacheNames('harbor', '1')[kind])?.keys() ?? [])]

/** An answer of the site itself, which no constructor makes. */
function answer(body: string, init: ResponseInit = {}): Response {
  const response = new Response(body, init)
  Object.defineProperty(response, 'type', { value: 'basic' })
  return response
}

test.each(Object.entries(mostKept))('of the kind %s, the newest %i are kept', async (name, most) => {
  const kind = name as KeptKind
  for (let index = 0; index <= most; index += 1) await keepAnswer(address(index), kind, answer('x'))
  expect(entries(kind)).toHaveLength(most)
  expect(entries(kind)).not.toContain(address(0))
  expect(entries(kind).at(-1)).toBe(address(most))
})

test('what is kept again is the newest', async () => {
  for (let index = 0; index < mostKept.page; index += 1) await keepAnswer(address(index), 'page', answer('x'))
  await keepAnswer(address(0), 'page', answer('again'))
  await keepAnswer(address('new'), 'page', answer('x'))
  expect(await (await keptAnswer(address(0), 'page'))?.text()).toBe('again')
  expect(entries('page')).not.toContain(address(1))
})

test('a file up to the limit is kept, a larger one is not, whether the host tells its size or not', async () => {
  await keepAnswer(address('fits'), 'file', answer('x'.repeat(largestKept)))
  await keepAnswer(address('large'), 'file', answer('x'.repeat(largestKept + 1)))
  await keepAnswer(address('told'), 'file', answer('x', { headers: { 'content-length': String(largestKept + 1) } }))
  expect(entries('file')).toEqual([address('fits')])
  expect(await (await keptAnswer(address('fits'), 'file'))?.text()).toHaveLength(largestKept)
})

test('errors and answers of other hosts are not kept', async () => {
  await keepAnswer(address('gone'), 'page', answer('x', { status: 404 }))
  await keepAnswer(address('opaque'), 'page', new Response('x'))
  expect(entries('page')).toEqual([])
})
