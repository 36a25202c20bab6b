import { expect, test } from 'vitest'
import { cacheNames, keptKind, keptName, outdatedCaches } from './cache-rules.ts'

const origin = 'https://docs.harbor.example'
const kind = (path: string, mode = 'cors', method = 'GET') =>
  keptKind({ url: new URL(path, origin).href, mode, method }, origin)

test.each([
  ['/a/', 'navigate', 'page'],
  ['/search/?q=x', 'navigate', 'page'],
  ['/_next/static/chunks/a1.js', 'cors', 'static'],
  ['/a/index.txt?_rsc=1', 'cors', 'file'],
  ['/_fragments/pages/a.html', 'cors', 'file'],
  ['/_search/index.json', 'cors', 'file'],
  ['/images/a.avif', 'no-cors', 'file'],
  ['/build.json', 'cors', undefined],
  ['/service-worker.js', 'same-origin', undefined],
  ['https://other.example/a.js', 'no-cors', undefined],
] as const)('%s, %s → %s', (path, mode, expected) => {
  expect(kind(path, mode)).toBe(expected)
})

test('only what is read is kept', () => {
  expect(kind('/api/feedback', 'cors', 'POST')).toBeUndefined()
  expect(kind('/a/', 'cors', 'HEAD')).toBeUndefined()
})

test('names leave out what changes nothing', () => {
  expect(keptName(`${origin}/a/?q=1#b`, 'page')).toBe(`${origin}/a/`)
  expect(keptName(`${origin}/a/index.txt?_rsc=1x`, 'file')).toBe(`${origin}/a/index.txt`)
  expect(keptName(`${origin}/generated/w.js?1f`, 'file')).toBe(`${origin}/generated/w.js?1f`)
})

test('caches of earlier builds go, those of other sites stay', () => {
  const names = [
    ...Object.values(cacheNames('harbor', '1')),
    ...Object.values(cacheNames('harbor', '2')),
    'other.offline.1.page',
    'x',
  ]
  expect(outdatedCaches(names, 'harbor', '2')).toEqual(Object.values(cacheNames('harbor', '1')))
})
