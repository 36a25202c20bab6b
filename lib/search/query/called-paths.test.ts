import { expect, test } from 'vitest'
import { calledPath, pathWorth } from './called-paths.ts'

const calls = [
  'GET /v1/actions/runs',
  'GET /v1/actions/{id}',
  'DELETE /v1/actions/{id}',
  'PATCH /v1/actions/runs/{run_id}',
  'GET /v1/blueprints/{blueprint}/entities',
  'POST /v1/blueprints/{blueprint}/entities',
  'GET /v1/blueprints/{blueprint}/entities-count',
  'POST /v1/entities/search',
]

/** Operations that answer, the best first; of equals in their order. */
function called(query: string): string[] {
  const path = calledPath(query)
  const worths = calls.map((call) => ({ call, worth: path === undefined ? 0 : pathWorth(path, call) }))
  return worths
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ call }) => call)
}

test.each([
  ['actions/runs', 'GET /v1/actions/runs'],
  ['/v1/blueprints/service/entities', 'GET /v1/blueprints/{blueprint}/entities'],
  ['blueprints/{id}/entities', 'GET /v1/blueprints/{blueprint}/entities'],
  ['https://api.example.com/v1/entities/search?limit=1', 'POST /v1/entities/search'],
  ['actions/{id}', 'GET /v1/actions/{id}'],
])('“%s” is answered by %s', (query, call) => {
  expect(called(query)[0]).toBe(call)
})

test('the method decides between operations of a path, but doesn’t outweigh the path', () => {
  expect(called('post /v1/blueprints/service/entities')[0]).toBe('POST /v1/blueprints/{blueprint}/entities')
  expect(called('POST /v1/entities').slice(0, 2)).toEqual([
    'POST /v1/blueprints/{blueprint}/entities',
    'GET /v1/blueprints/{blueprint}/entities',
  ])
  expect(called('POST /v1/actions/runs')[0]).toBe('GET /v1/actions/runs')
  // Its ID may be missing.
  expect(called('PATCH /v1/actions/runs')[0]).toBe('PATCH /v1/actions/runs/{run_id}')
})

test.each(['ci/cd', 'read / write', '/', 'entities', 'https://'])('“%s” isn’t a path of an operation', (query) => {
  expect(called(query)).toEqual([])
})
