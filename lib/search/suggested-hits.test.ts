import { expect, test } from 'vitest'
import type { AlgoliaHit } from './algolia-answer.ts'
import { groupHits, withOperations } from './suggested-hits.ts'

/** A hit whose title has all words of the query, unless said otherwise. */
const hit = (url: string, matchLevel: 'full' | 'partial' = 'full') =>
  ({
    url,
    kind: /^\/api-reference\/(?:get|create)/.test(url) ? 'operation' : 'page',
    breadcrumbs: [],
    context: '',
    _highlightResult: { title: { matchLevel } },
  }) as unknown as AlgoliaHit
const urls = (hits: readonly AlgoliaHit[]) => hits.map(({ url }) => url)
const pages = ['/a', '/b', '/c', '/d'].map((url) => hit(url))
const operations = ['/api-reference/get', '/api-reference/create'].map((url) => hit(url))

test('operations that are named as the query says replace the last pages', () => {
  expect(urls(withOperations(pages, operations, 4))).toEqual([
    '/a',
    '/b',
    '/api-reference/get',
    '/api-reference/create',
  ])
})

test('no page goes while there is room', () => {
  expect(urls(withOperations(pages, operations, 8))).toEqual([...urls(pages), ...urls(operations)])
})

test('operations that are in the list already count, and stay where they rank', () => {
  const ranked = [...operations.slice(0, 1), ...pages]
  expect(urls(withOperations(ranked, operations, 5))).toEqual([
    '/api-reference/get',
    '/a',
    '/b',
    '/c',
    '/api-reference/create',
  ])
  expect(withOperations([...operations, ...pages], [hit('/api-reference/get-all')], 6)).toHaveLength(6)
  expect(urls(withOperations([...operations, ...pages], [hit('/api-reference/get-all')], 6))).not.toContain(
    '/api-reference/get-all',
  )
})

test('an operation whose title lacks a word of the query is not added', () => {
  expect(urls(withOperations(pages, [hit('/api-reference/get', 'partial')], 4))).toEqual(urls(pages))
})

test('the API reference is a group of its own, and the group of the best hit comes first', () => {
  const rates = hit('/api-reference/rate-limits')
  const [get, create] = operations as [AlgoliaHit, AlgoliaHit]
  const [a, b] = pages as [AlgoliaHit, AlgoliaHit]
  expect(groupHits([a, get, b, rates]).map(({ label, hits }) => [label, urls(hits)])).toEqual([
    ['Documentation', ['/a', '/b']],
    ['API Reference', ['/api-reference/get', '/api-reference/rate-limits']],
  ])
  expect(groupHits([create, a]).map(({ label }) => label)).toEqual(['API Reference', 'Documentation'])
  expect(groupHits([a])).toHaveLength(1)
  expect(groupHits([create, get])).toHaveLength(1)
  expect(groupHits([create, a, get]).map(({ hits }) => urls(hits))).toEqual([
    ['/api-reference/create', '/api-reference/get'],
    ['/a'],
  ])
})
