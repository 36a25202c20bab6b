import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec } from '../../../tests/support/api-reading.ts'
import type { ApiOperation } from '../api-operation.ts'
import { createOperationDescriber, describeOperation, operationAnchors } from './describe-operation.ts'

const fixtures = ['harbor.yaml', 'calls-back.yaml', 'recursive.yaml', 'openapi-3-0.yaml', 'odd-names.yaml']

const anchorsOf = (operation: ApiOperation) => operationAnchors(operation, describeOperation(operation))

test('an operation is described once', () => {
  const [subscribe] = operationsOf(readFixtureSpec('calls-back.yaml'))
  const describe = createOperationDescriber()
  expect(describe(subscribe as ApiOperation)).toBe(describe(subscribe as ApiOperation))
  expect(describe(subscribe as ApiOperation)).not.toBe(createOperationDescriber()(subscribe as ApiOperation))
})

test('links can target headings, parameters, and fields of bodies, headers, and callbacks', () => {
  const [subscribe] = operationsOf(readFixtureSpec('calls-back.yaml'))
  expect(anchorsOf(subscribe as ApiOperation)).toMatchInlineSnapshot(`
    [
      "authorization",
      "headers",
      "request-body",
      "responses",
      "response-201",
      "callbacks",
      "callback-onEvent",
      "headers.X-Trace",
      "body.address",
      "callback-onEvent.causedBy",
    ]
  `)
})

test.each(fixtures)('%s: the IDs on a page are unique and contain no spaces', (fixture) => {
  for (const operation of operationsOf(readFixtureSpec(fixture))) {
    const anchors = anchorsOf(operation)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors.filter((id) => /\s/.test(id))).toEqual([])
  }
})

test('readers of a webhook receive what the API sends', () => {
  const { 'a-boat-has-left': webhook } = Object.fromEntries(
    operationsOf(readFixtureSpec('harbor.yaml')).map((one) => [one.slug, one]),
  )
  const { body } = describeOperation(webhook as ApiOperation)
  const names = body?.contents[0]?.value?.fields.map(({ name }) => name)
  expect(names).toContain('id')
  expect(names).not.toContain('secret')
})
