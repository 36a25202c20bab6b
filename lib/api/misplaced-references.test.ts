import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'

const head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n"

test('references where OpenAPI allows none are read as what they lead to, with one warning for each file', () => {
  const files = {
    'apispec.yaml': `${head}tags: { $ref: ./tags.yaml }
paths:
  /a/{id}:
    get: { $ref: './a.yaml#/get' }
  /b:
    $ref: ./b.yaml
components:
  schemas:
    A: { type: object, properties: { $ref: './properties.yaml#/A' } }
`,
    'tags.yaml': '- { name: Bricks, description: { $ref: ./bricks.md } }\n',
    'bricks.md': 'All *bricks*: red and `gray`.\n',
    'a.yaml': `get:
  operationId: a
  summary: A
  tags: [Bricks]
  parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
  responses: { $ref: ./responses.yaml }
`,
    'b.yaml': `get:
  operationId: b
  summary: B
  tags: [Bricks]
  description: { $ref: ./bricks.md }
  requestBody: { content: { $ref: ./contents.yaml } }
  responses: { $ref: ./responses.yaml }
`,
    'contents.yaml': "application/json: { schema: { $ref: './apispec.yaml#/components/schemas/A' } }\n",
    'responses.yaml': "'204': { description: Done. }\n",
    'properties.yaml': 'A: { size: { type: integer, minimun: 1 } }\n',
  }
  const reading = readSpec(files)
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    a.yaml:6:16  api-value-form (warning)
      OpenAPI does not allow a reference here, at #/get/responses/$ref.  It is read as what it leads to. For other tools, bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    apispec.yaml:3:9  api-value-form (warning)
      OpenAPI does not allow a reference here; the file has 3 of them, at #/tags/$ref.  It is read as what it leads to. For other tools, bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    b.yaml:5:18  api-value-form (warning)
      OpenAPI does not allow a reference here; the file has 3 of them, at #/get/description/$ref.  It is read as what it leads to. For other tools, bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    properties.yaml:1:29  api-unknown-keyword (warning)
      “minimun” is not a keyword of JSON Schema, at #/A/size/minimun.  Did you mean “minimum”?
    tags.yaml:1:34  api-value-form (warning)
      OpenAPI does not allow a reference here, at #/0/description/$ref.  It is read as what it leads to. For other tools, bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    "
  `)
  expect(reading.api?.tags).toEqual(['Bricks'])
  const { tags, paths, components } = reading.api?.bundle ?? {}
  expect(tags).toEqual([{ name: 'Bricks', description: 'All *bricks*: red and `gray`.\n' }])
  expect(paths).toMatchObject({
    '/a/{id}': { get: { operationId: 'a', responses: { 204: { description: 'Done.' } } } },
    '/b': {
      get: {
        description: 'All *bricks*: red and `gray`.\n',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
  })
  expect(components).toMatchObject({ schemas: { A: { properties: { size: { type: 'integer' } } } } })
})

test('one that leads nowhere, to another type, or that has keys next to it is an error at its place', () => {
  const files = {
    'apispec.yaml': `${head}tags: { $ref: ./a.yaml }
paths:
  /a:
    get: { $ref: ./missing.yaml }
    put: { $ref: './a.yaml#/put', summary: Other }
    post: { $ref: '#/paths/~1a/post' }
`,
    'a.yaml': "put: { operationId: put, summary: A, responses: { '204': { description: Done. } } }\n",
  }
  expect(formatSpecDiagnostics(readSpec(files))).toMatchInlineSnapshot(`
    "
    apispec.yaml:3:15  api-reference
      “./a.yaml” leads nowhere: it refers to a value of another type, at #/tags/$ref.  Correct the reference.
    apispec.yaml:6:18  api-reference
      “./missing.yaml” leads nowhere: there is no file missing.yaml, at #/paths/~1a/get/$ref.  Correct the path, or add the file.
    apispec.yaml:7:12  api-reference
      OpenAPI does not allow a reference here, at #/paths/~1a/put/$ref.  Bundle the specification into one file first, for example with “npx @redocly/cli bundle”.
    apispec.yaml:8:19  api-reference
      “#/paths/~1a/post” leads nowhere: it refers back to itself, at #/paths/~1a/post/$ref.  Point one of the references to an object.
    "
  `)
})

test('an operation that a callback of its own leads to has an end', () => {
  const spec = `${head}paths:
  /a:
    post:
      operationId: a
      summary: A
      responses: { '204': { description: Done. } }
      callbacks: { again: { '{$request.body#/url}': { post: { $ref: '#/paths/~1a/post' } } } }
`
  expect(readSpec({ 'apispec.yaml': spec }).api?.operations.map(({ slug }) => slug)).toEqual(['a'])
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
