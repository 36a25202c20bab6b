import { expect, test } from 'vitest'
import { testRecords } from '../../../tests/support/search-site.ts'
import { contentTerms, definedNames } from './content-terms.ts'

const texts = (...all: string[]) => all.map((text, index) => testRecords({ url: `/${index}`, text })[0])

test('a term names the records that hold it, those that are more about it with a higher number', () => {
  const terms = contentTerms(texts('run', 'run run run', 'other'), 10)
  const { count, postings } = terms.get('run') ?? { count: 0, postings: [] }
  expect(count).toBe(2)
  expect(postings.map(({ record }) => record)).toEqual([0, 1])
  expect(postings[1]?.code).toBeGreaterThan(postings[0]?.code ?? 15)
})

test('a very common term counts all records and names those that are most about it', () => {
  const { count, postings } = contentTerms(texts('run', 'run run', 'run run run', 'run'), 2).get('run') ?? {}
  expect(count).toBe(4)
  expect(postings?.map(({ record }) => record)).toEqual([1, 2])
})

test('names in samples and the description of a page count, too', () => {
  const [head] = testRecords({ url: '/', description: 'Own services', code: ['run_id'], parts: { Part: 'text' } })
  const terms = contentTerms([head], 10)
  expect([...terms.keys()]).toEqual(['run', 'id', 'runid', 'own', 'services'])
})

test('what an operation returns says less than the same words elsewhere', () => {
  const parts = { Responses: 'limit', Headers: 'limit' }
  const [, ...operation] = testRecords({ url: '/a', kind: 'operation', parts })
  const [, ...page] = testRecords({ url: '/b', parts })
  const [ofOperation, ...others] = contentTerms([...operation, ...page], 10).get('limit')?.postings ?? []
  expect(others.map(({ code }) => code > (ofOperation?.code ?? 15))).toEqual([true, true, true])
})

test('a table defines the names in its first cells, and an operation those of its fields', () => {
  const page = { kind: 'page', anchor: 'a' } as const
  const text = 'Each response has these. Header · Meaning; x-limit · Requests; x-reset · Seconds; Two words · None'
  expect(definedNames({ ...page, text })).toEqual(['Header', 'x-limit', 'x-reset'])
  expect(definedNames({ ...page, text: 'Send x-reset; or leave it out.' })).toEqual([])
  const operation = { kind: 'operation', text: 'upsert: Overwrites it. · fields · merge: Keeps keys.' } as const
  expect(definedNames({ ...operation, anchor: 'query-parameters' })).toEqual(['upsert', 'merge'])
  expect(definedNames({ ...operation, anchor: 'responses' })).toEqual([])
})
