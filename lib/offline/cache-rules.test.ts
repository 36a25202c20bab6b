import { expect, test } from 'vitest'
import { cacheKey, cacheKind, cacheNames, outdatedCaches } from './cache-rules.ts'

const origin = 'https://docs.harbor.example'
const kind = (path: string, mode = 'cors', method = 'GET') =>
  cacheKind({ url: new URL(path, origin).href, mode, method }, origin)

test.each([
  ['/a/', 'navigate', 'page'],
  ['/search/?q=x', 'navigate', 'page'],
  ['/assets/js/site.a1.js', 'cors', 'static'],
  ['/a/', 'cors', 'page'],
  ['/_parts/site-index.json', 'cors', 'file'],
  ['/_search/index.json', 'cors', 'file'],
  ['/images/a.avif', 'no-cors', 'file'],
  ['/build.json', 'cors', undefined],
  ['/service-worker.js', 'same-origin', undefined],
  ['https://other.example/a.js', 'no-cors', undefined],
] as const)('%s, %s → %s', (path, mode, expected) => {
  expect(kind(path, mode)).toBe(expected)
})

test('only GET requests are cached', () => {
  expect(kind('/api/feedback', 'cors', 'POST')).toBeUndefined()
  expect(kind('/a/', 'cors', 'HEAD')).toBeUndefined()
})

test('cache keys omit irrelevant parts of the URL', () => {
  expect(cacheKey(`${origin}/a/?q=1#b`, 'page')).toBe(`${origin}/a/`)
  expect(cacheKey(`${origin}/generated/w.js?1f`, 'file')).toBe(`${origin}/generated/w.js?1f`)
})

test('caches of earlier builds are outdated, those of other sites are not', () => {
  const names = [
    ...Object.values(cacheNames('harbor', '1')),
    ...Object.values(cacheNames('harbor', '2')),
    'other.offline.1.page',
    'x',
  ]
  expect(outdatedCaches(names, 'harbor', '2')).toEqual(Object.values(cacheNames('harbor', '1')))
})
