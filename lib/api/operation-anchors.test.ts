import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec, readSpec } from '../../tests/support/api-reading.ts'
import { operationHeadings } from './operation-anchors.ts'

test('a page has headings for the parts of its operation, in order', () => {
  const [subscribe] = operationsOf(readFixtureSpec('calls-back.yaml'))
  expect(
    subscribe && operationHeadings(subscribe.node).map(({ depth, id, text }) => `${depth} #${id} ${text}`),
  ).toEqual([
    '2 #authorization Authorization',
    '2 #headers Headers',
    '2 #request-body Request body',
    '2 #responses Responses',
    '3 #response-201 201',
    '2 #callbacks Callbacks',
    '3 #callback-onEvent onEvent',
  ])
})

test('an empty operation has no headings', () => {
  const spec = `openapi: 3.0.3
info: { title: A, version: '1' }
paths: { /a: { get: { operationId: a, summary: a, responses: { default: { description: Any. } } } } }
`
  const [operation] = operationsOf(readSpec({ 'apispec.yaml': spec }))
  expect(operation && operationHeadings(operation.node).map(({ text }) => text)).toEqual([
    'Responses',
    'Other responses',
  ])
})
