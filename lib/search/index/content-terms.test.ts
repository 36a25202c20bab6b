import { expect, test } from 'vitest'
import { testRecords } from '../../../tests/support/search-site.ts'
import { contentTerms, definedNames, symptomWords } from './content-terms.ts'

const texts = (...all: string[]) => all.map((text, index) => testRecords({ url: `/${index}`, text })[0])

test('a term names the records that hold it, those that are more about it with a higher number', () => {
  const terms = contentTerms(texts('run', 'run run run', 'other'), { longestList: 10 })
  const { count, postings } = terms.get('run') ?? { count: 0, postings: [] }
  expect(count).toBe(2)
  expect(postings.map(({ record }) => record)).toEqual([0, 1])
  expect(postings[1]?.code).toBeGreaterThan(postings[0]?.code ?? 15)
})

test('a very common term counts all records and names those that are most about it', () => {
  const { count, postings } =
    contentTerms(texts('run', 'run run', 'run run run', 'run'), { longestList: 2 }).get('run') ?? {}
  expect(count).toBe(4)
  expect(postings?.map(({ record }) => record)).toEqual([1, 2])
})

test('names in samples and the description of a page count, too', () => {
  const [head] = testRecords({ url: '/', description: 'Own services', code: ['run_id'], parts: { Part: 'text' } })
  const terms = contentTerms([head], { longestList: 10 })
  expect([...terms.keys()]).toEqual(['run', 'id', 'runid', 'own', 'services'])
})

test('what an operation returns says less than the same words elsewhere', () => {
  const parts = { Responses: 'limit', Headers: 'limit' }
  const [, ...operation] = testRecords({ url: '/a', kind: 'operation', parts })
  const [, ...page] = testRecords({ url: '/b', parts })
  const [ofOperation, ...others] =
    contentTerms([...operation, ...page], { longestList: 10 }).get('limit')?.postings ?? []
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

test('words of links to a record count, those of many pages more', () => {
  const [a, b] = texts('run', 'run')
  const linkTexts = new Map([
    ['/0', [['start it', 1] as const]],
    ['/1', [['start a job', 8] as const]],
  ])
  const terms = contentTerms(
    [a, b].flatMap((record) => record ?? []),
    { longestList: 10, linkTexts },
  )
  expect([...terms.keys()]).toEqual(['run', 'start', 'job'])
  const [ofOne, ofMany] = terms.get('start')?.postings ?? []
  expect(ofMany?.code).toBeGreaterThan(ofOne?.code ?? 15)
})

test('a record is about the symptoms in its table of failures, however long it is', () => {
  const text =
    'When it fails. Symptom · Cause · Fix; The list is empty · No access · Ask an admin; 401 · Old token · Renew it'
  expect([...symptomWords(text)]).toEqual(['the', 'list', 'is', 'empty', '401'])
  expect(symptomWords('Name · Meaning; list · All')).toEqual(new Set())
  const terms = contentTerms(texts(text, 'empty'), { longestList: 10 })
  expect(terms.get('empty')?.postings[0]?.code).toBe(14)
  expect(terms.get('token')?.postings[0]?.code).toBeLessThan(10)
})
