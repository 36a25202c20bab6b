import { expect, test } from 'vitest'
import { operationsOf, readSpec } from '../../tests/support/api-reading.ts'
import { nameInPath } from './greedy-parameter.ts'
import { sampleRequest } from './samples/sample-request.ts'

test.each([
  ['proxy', '/files/{proxy+}', 'proxy+'],
  ['proxy+', '/files/{proxy+}', 'proxy+'],
  ['proxy', '/files/{proxy}', 'proxy'],
  ['proxy', '/{proxy}/{proxy+}', 'proxy'],
  ['other', '/files/{proxy+}', 'other'],
])('%s in %s is %s', (name, path, expected) => {
  expect(nameInPath(name, path)).toBe(expected)
})

test.each(['proxy', 'proxy+'])('the rest of a path can be declared as “%s”', (name) => {
  const spec = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://api.example }]
paths:
  /files/{proxy+}:
    get:
      operationId: readFile
      summary: Read a file
      parameters: [{ name: ${name}, in: path, required: true, schema: { type: string }, example: a/b c.txt }]
      responses: { '204': { description: Done } }
`
  const result = readSpec({ 'apispec.yaml': spec })
  expect(result.diagnostics).toEqual([])
  const [operation] = operationsOf(result)
  expect(operation?.node.request?.path?.map((parameter) => parameter.name)).toEqual(['proxy+'])
  expect(JSON.stringify(operation && sampleRequest(operation.node, undefined).url)).toContain('/files/a/b%20c.txt')
})
