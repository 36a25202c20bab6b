import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'
import { sampleRequest } from './samples/sample-request.ts'

// Forms that generators write, although OpenAPI does not allow them.

const spec = (rest: string, version = '3.0.3', license = '') =>
  `openapi: ${version}\ninfo: { title: A, version: '1'${license} }\n${rest}`

const withSchemas = (schemas: string) =>
  readSpec({ 'apispec.yaml': spec(`paths: {}\ncomponents:\n  schemas:\n    A: ${schemas}\n`) })

test('an empty list instead of an object, as PHP writes it, and the reverse', () => {
  const reading = readSpec({
    'apispec.yaml': spec(
      'paths: []\ntags: {}\ncomponents: { headers: [], schemas: { A: { properties: [] } } }\n',
      '3.0.3',
      ', license: []',
    ),
  })
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:2:33  api-value-form (warning)
      The key “name” is missing in a license, at #/info/license.  Write its name, such as “MIT”.
    apispec.yaml:2:42  api-value-form (warning)
      “license” must be an object, at #/info/license.  Write “{}”.
    apispec.yaml:3:8  api-value-form (warning)
      “paths” must be an object, at #/paths.  Write “{}”.
    apispec.yaml:4:7  api-value-form (warning)
      “tags” must be a list, at #/tags.  Write “[]”.
    apispec.yaml:5:24  api-value-form (warning)
      “headers” must be an object, at #/components/headers.  Write “{}”.
    apispec.yaml:5:56  api-value-form (warning)
      “properties” must be an object, at #/components/schemas/A/properties.  Write “{}”.
    "
  `)
  expect(reading.api?.bundle).toMatchObject({
    info: { license: { name: 'License' } },
    paths: {},
    tags: [],
    components: { headers: {}, schemas: { A: { properties: {} } } },
  })
})

test('“required” at a property makes its object require it', () => {
  const reading = withSchemas(
    '{ required: [b], properties: { a: { type: string, required: true }, b: {}, c: { required: false } } }',
  )
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:6:68  api-value-form (warning)
      “required” must be a list of names, not true, at #/components/schemas/A/properties/a/required.  List the property in “required” of its object.
    apispec.yaml:6:98  api-value-form (warning)
      “required” must be a list of names, not false, at #/components/schemas/A/properties/c/required.  List the property in “required” of its object.
    "
  `)
  expect(reading.api?.bundle.components).toEqual({
    schemas: { A: { required: ['b', 'a'], properties: { a: { type: 'string' }, b: {}, c: {} } } },
  })
})

test('the type “null” in a file of OpenAPI 3.0', () => {
  const reading = withSchemas("{ anyOf: [{ type: string }, { type: 'null' }] }")
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:6:44  api-value-form (warning)
      The type “null” is the form of OpenAPI 3.1, at #/components/schemas/A/anyOf/1/type.  Write “nullable: true”.
    "
  `)
  expect(reading.api).toBeDefined()
})

test('examples as a list, or without the key “value”', () => {
  const reading = readSpec({
    'apispec.yaml': spec(`paths:
  /a:
    get:
      operationId: a
      summary: A
      parameters:
        - { name: q, in: query, schema: { type: string }, examples: [x, y] }
        - { name: r, in: query, schema: { type: string }, content: {}, examples: { first: x, second: { value: y } } }
      responses: { default: { description: A. } }
`),
  })
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:9:69  api-value-form (warning)
      “examples” must be an object, at #/paths/~1a/get/parameters/0/examples.  Write each with a name: “examples: { first: { value: … } }”.
    apispec.yaml:10:59  api-value-form (warning)
      “content” is ignored, because there is also “schema”, at #/paths/~1a/get/parameters/1/content.  Keep one of the two.
    apispec.yaml:10:91  api-value-form (warning)
      An example must be an object, at #/paths/~1a/get/parameters/1/examples/first.  Write “{ value: x }”.
    "
  `)
  expect(reading.api?.bundle.paths).toMatchObject({
    '/a': {
      get: {
        parameters: [
          { examples: { 'Example 1': { value: 'x' }, 'Example 2': { value: 'y' } } },
          { examples: { first: { value: 'x' }, second: { value: 'y' } } },
        ],
      },
    },
  })
})

test('a file of OpenAPI 3.2 is read as one of 3.1', () => {
  const reading = readSpec({
    'apispec.yaml': spec('tags: [{ name: A, kind: nav }]\npaths: { /a: { query: {} } }\n', '3.2.0'),
  })
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:1:10  api-value-form (warning)
      “openapi: 3.2.0” is read as 3.1, without what is new in 3.2, at #/openapi.
    apispec.yaml:3:19  api-unknown-key (warning)
      “kind” is not a key of a tag, at #/tags/0/kind.  Correct the spelling, remove the key, or start its name with “x-”.
    apispec.yaml:4:16  api-unknown-key (warning)
      “query” is not a key of a path, at #/paths/~1a/query.  Correct the spelling, remove the key, or start its name with “x-”.
    "
  `)
  expect(reading.api?.bundle).toMatchObject({ openapi: '3.1.1', tags: [{ name: 'A' }], paths: { '/a': {} } })
})

test('tags have the names that readers should see', () => {
  const { api } = readSpec({
    'apispec.yaml': spec(`tags: [{ name: pets, x-displayName: All the pets, description: Pets. }]
paths:
  /a: { get: { operationId: a, summary: A, tags: [pets], responses: { default: { description: A. } } } }
`),
  })
  expect(api?.tags).toEqual(['All the pets'])
  expect(api?.operations.map(({ tag }) => tag)).toEqual(['All the pets'])
})

test('a server without a host is the start of each path, and an undeclared variable is for readers to fill in', () => {
  const read = (servers: string) =>
    readSpec({
      'apispec.yaml': spec(`servers: ${servers}
paths: { /a: { get: { operationId: a, summary: GET /a, responses: { default: { description: A. } } } } }
`),
    })
  const urlOf = (servers: string) => {
    const [operation] = read(servers).api?.operations ?? []
    return operation && sampleRequest(operation.node, undefined).url
  }
  expect(urlOf('[{ url: /v1/ }]')).toEqual([{ variable: 'BASE_URL' }, '/v1', '/a'])
  expect(urlOf('[{ url: / }]')).toEqual([{ variable: 'BASE_URL' }, '/a'])
  expect(urlOf('[{ url: /v1 }, { url: https://a.example }]')).toEqual(['https://a.example', '/a'])
  const reading = read('[{ url: "https://{tenant}.example" }]')
  expect(reading.diagnostics).toMatchObject([{ code: 'api-server', severity: 'warning' }])
  expect(urlOf('[{ url: "https://{tenant}.example" }]')).toEqual(['https://{tenant}.example', '/a'])
  expect(reading.api?.operations[0]?.plainDescription).toBe('GET /a')
})

test('examples of a schema that have names, as those of media types have', () => {
  const examples = "{ mars: '@mars.jpg', venus: { value: '@venus.jpg' }, none: { value: 2 } }"
  const schemas = `components: { schemas: { A: { type: string, examples: ${examples} } } }\n`
  const reading = readSpec({ 'apispec.yaml': spec(`paths: {}\n${schemas}`, '3.1.0') })
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:4:55  api-value-form (warning)
      “examples” of a schema must be a list, at #/components/schemas/A/examples.  Write the values without names: “examples: […]”.
    apispec.yaml:4:55  api-example (warning)
      The example must be a string, not a number, at #/components/schemas/A/examples/2.  Correct the example, or change its schema.
    "
  `)
})
