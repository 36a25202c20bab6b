import { join } from 'node:path'
import { expect, test } from 'vitest'
import { halfOf, type QuerySet, queriesOf, readQueries } from './read-queries.ts'

const queries = readQueries(join(import.meta.dirname, 'queries'), { brand: 'lantern' })

test('there are enough queries of each kind, and both halves have their share of each', () => {
  expect(queries.length).toBeGreaterThanOrEqual(320)
  const kinds = new Set(queries.map(({ kind }) => kind))
  expect(kinds.size).toBe(8)
  for (const kind of kinds) {
    const some = queries.filter((query) => query.kind === kind)
    const share = some.filter(({ half }) => half === 'reporting').length / some.length
    expect(some.length, kind).toBeGreaterThanOrEqual(40)
    expect(share, kind).toBeGreaterThan(0.35)
    expect(share, kind).toBeLessThan(0.65)
  }
})

test.each(['queries', 'fresh', 'fresh2', 'fresh3'])('no query of %s appears twice, and each has answers', (folder) => {
  const queries = readQueries(join(import.meta.dirname, folder), { brand: 'lantern' })
  const texts = queries.map(({ text }) => text.toLowerCase())
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  expect(queries.filter(({ text, targets }) => text.trim() !== text || targets.length === 0)).toEqual([])
  expect(queries.flatMap(({ targets }) => targets).filter(({ route }) => !/^\/\S*$/.test(route))).toEqual([])
})

test('the answers are spread: no page answers more than a twentieth of the queries', () => {
  const counts = new Map<string, number>()
  for (const { targets } of queries)
    for (const route of new Set(targets.map((target) => target.route))) counts.set(route, (counts.get(route) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > queries.length / 20)).toEqual([])
  expect(counts.size).toBeGreaterThan(80)
})

test('the half of a query follows from its letters alone', () => {
  expect(halfOf('Terraform')).toBe(halfOf('terraform'))
  expect(['terraform', 'kubernetes', 'rate limits', 'faq'].map(halfOf)).toMatchInlineSnapshot(`
    [
      "tuning",
      "tuning",
      "tuning",
      "tuning",
    ]
  `)
})

test('tokens of the site are replaced', () => {
  expect(queries.find(({ text }) => text === 'lantern api')?.targets).toEqual([
    { route: '/api-reference/lantern-api', anchor: '' },
  ])
})

test('a set is a half, or what is fresh', () => {
  const countOf = (set: QuerySet) => queriesOf(set, import.meta.dirname, { brand: 'lantern' }).length
  expect(countOf('tuning') + countOf('reporting')).toBe(queries.length)
  expect(countOf('fresh')).toBeGreaterThanOrEqual(240)
  expect(countOf('fresh2')).toBeGreaterThanOrEqual(120)
  expect(countOf('fresh3')).toBeGreaterThanOrEqual(140)
})
