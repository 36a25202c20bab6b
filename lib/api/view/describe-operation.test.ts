import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec, readSpec } from '../../../tests/support/api-reading.ts'
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

test('a page of schemas that all contain each other has a limited number of fields', () => {
  const names = Array.from({ length: 60 }, (_, index) => `S${index}`)
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]))
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]))
  const schema = { $ref: '#/components/schemas/S0' }
  const responses = { 200: { description: 'A', content: { 'application/json': { schema } } } }
  const [operation] = operationsOf(
    readSpec({
      'apispec.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { operationId: 'a', summary: 'A', responses } } },
        components: { schemas },
      }),
    }),
  )
  const description = describeOperation(operation as never)
  const count = description.register.ids().length
  expect(count).toBeGreaterThan(3000)
  expect(count).toBeLessThan(3200)
  expect(JSON.stringify(description.responses)).toContain('"elsewhere":{"reason":"size"')
})
