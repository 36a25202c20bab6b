import { expect, test } from 'vitest'
import { measureQuality, missesOf, rankOf } from './measures.ts'
import type { BenchQuery } from './read-queries.ts'

const query = (kind: BenchQuery['kind'], ...routes: string[]): BenchQuery => ({
  text: 'any',
  kind,
  half: 'tuning',
  targets: routes.map((route) => ({ route, anchor: '' })),
})

test('the rank is that of the first right page among eight', () => {
  expect(rankOf(query('title', '/b', '/c'), ['/a', '/c', '/b'])).toBe(2)
  expect(rankOf(query('title', '/z'), ['/a', '/b'])).toBe(0)
  expect(rankOf(query('title', '/9'), ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9'])).toBe(0)
})

test('quality is counted by kind and in all', () => {
  const queries = [query('title', '/a'), query('title', '/a'), query('typo', '/a'), query('typo', '/a')]
  const quality = measureQuality(queries, [['/a'], ['/b', '/a'], [], ['/b', '/c', '/d', '/a']])
  expect(quality.title).toEqual({ mrr: 0.75, first: 0.5, any: 1, queries: 2 })
  expect(quality.typo).toEqual({ mrr: 0.125, first: 0, any: 0.5, queries: 2 })
  expect(quality.all).toEqual({ mrr: 0.4375, first: 0.25, any: 0.75, queries: 4 })
  expect(quality.readers).toEqual(quality.typo)
  expect(quality.stem.queries).toBe(0)
})

test('misses are listed with the rank of the right page', () => {
  const queries = [query('title', '/a'), query('typo', '/a'), query('stem', '/a')]
  expect(missesOf(queries, [['/a'], ['/b', '/a'], []])).toEqual(['typo: “any” 2, first /b', 'stem: “any” 0, first –'])
})
