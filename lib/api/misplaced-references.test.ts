import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'

const head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n"

test('references where OpenAPI allows none are one diagnostic for each file, without others that follow from them', () => {
  const files = {
    'apispec.yaml': `${head}tags: { $ref: ./tags.yaml }
paths:
  /a/{id}:
    get: { $ref: './a.yaml#/get' }
    put: { $ref: './a.yaml#/put' }
  /b:
    $ref: ./b.yaml
  /c:
    post:
      operationId: c
      summary: C
      description: { $ref: ./c.md }
      responses: { $ref: ./responses.yaml }
components:
  schemas:
    A: { type: object, properties: { $ref: ./properties.yaml }, example: { $ref: data } }
`,
    'b.yaml': `get:
  operationId: b
  summary: B
  requestBody: { content: { $ref: ./contents.yaml } }
  responses: { '204': { description: { $ref: ./b.md } } }
`,
  }
  expect(formatSpecDiagnostics(readSpec(files))).toMatchInlineSnapshot(`
    "
    apispec.yaml:3:9  api-reference
      OpenAPI does not allow a reference here; the file has 6 of them, at #/tags/$ref.  Bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    b.yaml:4:29  api-reference
      OpenAPI does not allow a reference here; the file has 2 of them, at #/get/requestBody/content/$ref.  Bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    "
  `)
})

test('a single one is reported at its place', () => {
  const spec = `${head}paths: { /a: { get: { $ref: ./a.yaml } } }\n`
  expect(formatSpecDiagnostics(readSpec({ 'apispec.yaml': spec }))).toMatchInlineSnapshot(`
    "
    apispec.yaml:3:23  api-reference
      OpenAPI does not allow a reference here, at #/paths/~1a/get/$ref.  Bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    "
  `)
})

test('a property or an example may be called “$ref”', () => {
  const spec = `${head}paths: {}
components:
  schemas:
    A: { type: object, properties: { $ref: { type: string } }, example: { $ref: '#/a' }, enum: [{ $ref: b }] }
    B: { oneOf: [], discriminator: { propertyName: a, mapping: { $ref: '#/components/schemas/A' } } }
`
  expect(formatSpecDiagnostics(readSpec({ 'apispec.yaml': spec }))).not.toContain('api-reference')
})
