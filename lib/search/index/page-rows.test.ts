import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MalformedBytes } from './bytes.ts'
import { decodePageRows, encodePageRows, plainAnchor } from './page-rows.ts'

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const row = fc.record({
  route: line.map((text) => `/${text}`),
  title: line,
  breadcrumbs: fc.array(line, { maxLength: 3 }),
  keywords: fc.array(line, { maxLength: 3 }),
  headings: fc.array(fc.record({ text: line, id: line }), { maxLength: 4 }),
  textHash: fc.constantFrom('0a1b2c3d', 'ffffffff'),
})

test('pages come back as they were, through JSON', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      expect(decodePageRows(JSON.parse(JSON.stringify(encodePageRows(rows))))).toEqual(rows)
    }),
  )
})

test('ids that follow from their heading are not kept', () => {
  const headings = [
    { text: 'Set up the CLI', id: 'set-up-the-cli' },
    { text: 'Set up the CLI', id: 'set-up-the-cli-1' },
  ]
  const rows = [{ route: '/a', title: 'A', breadcrumbs: [], keywords: [], headings, textHash: '0' }]
  expect(encodePageRows(rows).ids).toEqual([[0, 1, 'set-up-the-cli-1']])
})

test.each([
  ['Deeper & deeper', 'deeper--deeper'],
  ['Run `jq`?', 'run-jq'],
  ['snake_case, kebab-case', 'snake_case-kebab-case'],
])('the id of “%s” is %s', (heading, id) => {
  expect(plainAnchor(heading)).toBe(id)
})

test('columns that do not fit each other are refused', () => {
  const file = encodePageRows([{ route: '/a', title: 'A', breadcrumbs: [], keywords: [], headings: [], textHash: '0' }])
  expect(() => decodePageRows({ ...file, titles: 'A\nB' })).toThrow(MalformedBytes)
})

test('what follows from a title or a route is not kept', () => {
  const base = { breadcrumbs: [], headings: [], textHash: '0' }
  const file = encodePageRows([
    { ...base, route: '/api/get-a-run', title: 'Get a run', keywords: ['GET /v1/runs', 'get-a-run'] },
    { ...base, route: '/api/list', title: 'Get all runs', keywords: [] },
  ])
  expect(file.routes).toBe('0/api/ \n1/list')
  expect(file.keywords).toBe('GET /v1/runs\t \n')
})

test('a route that shares more than the one before has is refused', () => {
  const file = encodePageRows([{ route: '/a', title: 'A', breadcrumbs: [], keywords: [], headings: [], textHash: '0' }])
  expect(() => decodePageRows({ ...file, routes: '3/b' })).toThrow(MalformedBytes)
})
