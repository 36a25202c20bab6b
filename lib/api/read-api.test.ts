import { describe, expect, test } from 'vitest'
import { formatSpecDiagnostics, operationsOf, readFixtureSpec, readSpec } from '../../tests/support/api-reading.ts'

const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n'
const ok = "{ '204': { description: Done. } }"

const shownDiagnostics = (spec: string, others: Readonly<Record<string, string>> = {}) =>
  formatSpecDiagnostics(readSpec({ 'apispec.yaml': spec, ...others }))

describe('a valid specification', () => {
  test.each(['recursive.yaml', 'odd-names.yaml', 'calls-back.yaml', 'many-files/apispec.yaml', 'openapi-3-0.yaml'])(
    '%s',
    (name) => {
      expect(operationsOf(readFixtureSpec(name)).length).toBeGreaterThan(0)
    },
  )

  test('is plain data, the same each time', () => {
    const [first, second] = [readFixtureSpec('calls-back.yaml'), readFixtureSpec('calls-back.yaml')]
    expect(JSON.stringify(first.api)).toBe(JSON.stringify(second.api))
    expect(JSON.parse(JSON.stringify(first.api))).toEqual(first.api)
  })

  test('may have no operations', () => {
    const { api, diagnostics } = readSpec({ 'apispec.yaml': `${head}paths: {}\n` })
    expect(diagnostics).toEqual([])
    expect(api?.operations).toEqual([])
  })

  test('says what each page is about, and where its operation is defined', () => {
    const [operation] = operationsOf(
      readSpec({
        'apispec.yaml': `${head}paths:\n  /a:\n    get:\n      operationId: a\n      summary: Get a\n      description: |\n        Says **something** about a. And more.\n      responses: ${ok}\n`,
      }),
    )
    expect(operation).toMatchObject({
      route: '/api-reference/get-a',
      plainDescription: 'Says something about a. And more',
      tag: 'Other',
      deprecated: false,
      place: { file: 'apispec.yaml', line: 5, column: 5 },
    })
  })

  test('may be missing', () => {
    expect(readSpec({})).toEqual({ api: undefined, diagnostics: [], links: [], prose: [] })
  })
})

describe('unreadable files', () => {
  test('YAML', () => {
    expect(shownDiagnostics('openapi: 3.1.0\ninfo: { title: A\npaths: {}\n')).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:1  api-syntax
        This “{” is not closed where its entry ends.  Add its “}”, or put the value in quotes.
      "
    `)
    // A single mistake causes many parser errors.
    expect(
      shownDiagnostics(`${head}paths: {\n  /a:\n    get:\n      summary: A\n  /b:\n    get: B\n`),
    ).toMatchInlineSnapshot(`
      "
      apispec.yaml:6:16  api-syntax
        A value without quotes cannot contain “: ”.  Put the value in quotes, or start the mapping on its own line.
      "
    `)
    expect(shownDiagnostics(`${head}info: {}\n`)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:1  api-syntax
        A key appears twice in one object.  Remove one of the two.
      "
    `)
  })

  test('JSON', () => {
    expect(
      formatSpecDiagnostics(readSpec({ 'apispec.json': '{\n  "openapi": "3.1.0",\n  "info": }\n' })),
    ).toMatchInlineSnapshot(`
      "
      apispec.json:3:11  api-syntax
        The file is not valid JSON: Value expected.  Correct the line.
      "
    `)
  })

  test('other versions and other documents', () => {
    expect(shownDiagnostics('swagger: "2.0"\ninfo: {}\n')).toMatchInlineSnapshot(`
      "
      apispec.yaml:1:1  api-version
        The document is Swagger 2.0, at #.  Convert it to OpenAPI 3.1.
      "
    `)
    expect(shownDiagnostics('- not\n- one\n')).toMatchInlineSnapshot(`
      "
      apispec.yaml:1:1  api-version
        The document has no key “openapi”, at #.  Start it with “openapi: 3.1.0”.
      "
    `)
    expect(shownDiagnostics('openapi: 4.0.0\n')).toMatchInlineSnapshot(`
      "
      apispec.yaml:1:10  api-version
        The version “4.0.0” of OpenAPI is not supported, at #/openapi.  Write “3.1.0” or “3.0.3”.
      "
    `)
  })
})

describe('structure', () => {
  test('missing, unknown, and misspelled keys', () => {
    const spec = `openapi: 3.1.0
info: { title: A, verison: "1" }
paths:
  /a:
    get:
      operationId: a
      sumary: Get a
      responses:
        '200': { descripton: A. }
        '2000': { description: No status. }
  b: {}
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:2:1  api-structure
        The key “version” is missing in the info object, at #/info.
      apispec.yaml:2:19  api-unknown-key (warning)
        “verison” is not a key of the info object, at #/info/verison.  Did you mean “version”?
      apispec.yaml:5:5  api-summary (warning)
        The operation has no summary, at #/paths/~1a/get.  Its page is called “a” and is published at “a” until it gets one.
      apispec.yaml:7:7  api-unknown-key (warning)
        “sumary” is not a key of an operation, at #/paths/~1a/get/sumary.  Did you mean “summary”?
      apispec.yaml:9:9  api-value-form (warning)
        The key “description” is missing in a response, at #/paths/~1a/get/responses/200.  Say when it is returned.
      apispec.yaml:9:18  api-unknown-key (warning)
        “descripton” is not a key of a response, at #/paths/~1a/get/responses/200/descripton.  Did you mean “description”?
      apispec.yaml:10:9  api-structure
        “2000” cannot be a key of the responses object, at #/paths/~1a/get/responses/2000.  Its keys are status codes such as “200”, ranges such as “4XX”, or “default”.
      apispec.yaml:11:3  api-structure
        “b” cannot be a key of the paths object, at #/paths/b.  Its keys are paths that start with “/”.
      "
    `)
  })

  test('values of the wrong type or not in their enumeration', () => {
    const spec = `${head}paths:
  /a:
    get:
      operationId: 12
      summary: Get a
      tags: all
      deprecated: 'yes'
      parameters:
        - { name: q, in: qery, schema: { type: strnig, maxLength: 1.5, pattern: '(' } }
        - { name: r, in: query }
      responses: []
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:6:20  api-value-form (warning)
        “operationId” must be text, at #/paths/~1a/get/operationId.  Put the value in quotes.
      apispec.yaml:8:13  api-structure
        “tags” must be a list, at #/paths/~1a/get/tags.
      apispec.yaml:9:19  api-structure
        “deprecated” must be true or false, at #/paths/~1a/get/deprecated.
      apispec.yaml:11:26  api-structure
        “qery” cannot be the value of “in”, at #/paths/~1a/get/parameters/0/in.  Did you mean “query”?
      apispec.yaml:11:48  api-structure
        “strnig” is not a schema type, at #/paths/~1a/get/parameters/0/schema/type.  Did you mean “string”?
      apispec.yaml:11:67  api-structure
        “maxLength” must be a whole number, at #/paths/~1a/get/parameters/0/schema/maxLength.
      apispec.yaml:11:81  api-value-form (warning)
        The pattern is not a regular expression of ECMA-262, so it is ignored: Unterminated group, at #/paths/~1a/get/parameters/0/schema/pattern.
      apispec.yaml:12:11  api-value-form (warning)
        A parameter needs one of “schema” and “content”, at #/paths/~1a/get/parameters/1.  Write “schema: {}” if it can be anything.
      apispec.yaml:13:7  api-no-success (warning)
        The operation has no response for success, at #/paths/~1a/get/responses.  Describe its 2xx response.
      apispec.yaml:13:18  api-value-form (warning)
        “responses” must be an object, at #/paths/~1a/get/responses.  Write “{}”.
      "
    `)
  })

  test('schemas that are no objects, together with all other errors', () => {
    const spec = `${head}components:
  schemas:
    A: [list]
    B: 12
    C: { properties: { a: { $ref: '#/components/schemas/A' } }, example: { a: 1 } }
    D: { type: string, example: 1 }
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:5:8  api-structure
        A schema must be an object, not a list, at #/components/schemas/A.
      apispec.yaml:6:8  api-structure
        A schema must be an object, not “12”, at #/components/schemas/B.
      apispec.yaml:8:33  api-example (warning)
        The example must be a string, not a number, at #/components/schemas/D/example.  Correct the example, or change its schema.
      "
    `)
  })

  test('patterns without the Unicode flag are valid and checked', () => {
    const schemas = `components: { schemas: { A: { type: string, pattern: '^[\\w-.]{1,}}$', examples: ['a.-}', 'a'] } } }`
    expect(shownDiagnostics(`${head}${schemas}`)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:90  api-example (warning)
        The example cannot be “a”: it does not match ^[\\w-.]{1,}}$, at #/components/schemas/A/examples/1.  Correct the example, or change “pattern” in the schema.
      "
    `)
  })

  test('decimal fractions are multiples of decimal fractions', () => {
    const price = (example: number) => `{ type: number, multipleOf: 0.01, example: ${example} }`
    const schemas = `components: { schemas: { A: ${price(19.99)}, B: ${price(123456.78)}, C: ${price(19.999)} } }`
    expect(shownDiagnostics(`${head}${schemas}`)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:186  api-example (warning)
        The example must be a multiple of 0.01, not 19.999, at #/components/schemas/C/example.  Correct the example, or change “multipleOf” in the schema.
      "
    `)
  })

  test('references within a schema with an ID are relative to it', () => {
    const schema = `$id: https://example.com/a
      properties: { a: { $ref: '#/$defs/x' }, b: { $ref: '#/components/schemas/B' } }
      example: { a: 1 }
      $defs: { x: { type: string } }`
    const reading = readSpec({
      'apispec.yaml': `${head}components:\n  schemas:\n    A:\n      ${schema}\n    B: { type: object }\n`,
    })
    expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
      "
      apispec.yaml:8:21  api-example (warning)
        “a” must be a string, not a number, at #/components/schemas/A/example/a.  Correct the example, or change its schema.
      "
    `)
    expect(reading.api?.bundle.components).toEqual({
      schemas: {
        A: {
          properties: { a: { $ref: '#/components/schemas/AX' }, b: { $ref: '#/components/schemas/B' } },
          example: { a: 1 },
        },
        AX: { type: 'string' },
        B: { type: 'object' },
      },
    })
  })

  test('features that only one of the two versions has', () => {
    const spec30 = `openapi: 3.0.3
info: { title: A, version: '1', summary: New }
webhooks: {}
paths: {}
components:
  schemas:
    A: { type: [string, 'null'], const: 1 }
    B: { type: array }
    C: { $ref: '#/components/schemas/B', description: Ignored. }
`
    expect(shownDiagnostics(spec30)).toMatchInlineSnapshot(`
      "
      apispec.yaml:2:33  api-unknown-key (warning)
        “summary” is not a key of the info object, at #/info/summary.  It is a key of OpenAPI 3.1; this document is 3.0.
      apispec.yaml:3:1  api-unknown-key (warning)
        “webhooks” is not a key of an OpenAPI document, at #/webhooks.  It is a key of OpenAPI 3.1; this document is 3.0.
      apispec.yaml:7:16  api-value-form (warning)
        A list of types is the form of OpenAPI 3.1, at #/components/schemas/A/type.  Write “nullable: true”.
      apispec.yaml:7:34  api-unknown-key (warning)
        “const” is not a key of a schema, at #/components/schemas/A/const.  It is a key of OpenAPI 3.1; this document is 3.0.
      apispec.yaml:8:5  api-value-form (warning)
        An array needs “items”, at #/components/schemas/B.  Write “items: {}” if it can contain anything.
      apispec.yaml:9:5  api-value-form (warning)
        Keys next to “$ref” are ignored in OpenAPI 3.0, at #/components/schemas/C.  Move them into the schema, or put the reference into “allOf”.
      "
    `)
    const now = `${head}components:
  schemas:
    A: { type: string, nullable: true, exclusiveMinimum: true, requred: [a] }
`
    expect(shownDiagnostics(now)).toMatchInlineSnapshot(`
      "
      apispec.yaml:5:24  api-unknown-keyword (warning)
        “nullable” is not a keyword of JSON Schema, at #/components/schemas/A/nullable.  Write “null” as a second type: “type: [string, 'null']”.
      apispec.yaml:5:58  api-unknown-keyword (warning)
        “exclusiveMinimum: true” is the form of OpenAPI 3.0, at #/components/schemas/A/exclusiveMinimum.  Move the number of “minimum” to “exclusiveMinimum”.
      apispec.yaml:5:64  api-unknown-keyword (warning)
        “requred” is not a keyword of JSON Schema, at #/components/schemas/A/requred.  Did you mean “required”?
      "
    `)
  })

  test('a security scheme that many operations require is reported once', () => {
    const get = (id: string, security: string) =>
      `/${id}: { get: { operationId: ${id}, summary: ${id}, ${security}responses: ${ok} } }`
    const spec = `${head}security: [{ bearr: [] }]
paths:
  ${get('a', '')}
  ${get('b', 'security: [{ other: [] }, { other: [], bearr: [] }], ')}
  ${get('c', 'security: [{ other: [] }], ')}
  ${get('d', 'security: [], ')}
components: { securitySchemes: { bearer: { type: http, scheme: bearer } } }
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:14  api-security
        There is no security scheme “bearr”, which 2 operations require, at #/security/0/bearr.  Did you mean “bearer”?
      apispec.yaml:6:57  api-security
        There is no security scheme “other”, which 2 operations require, at #/paths/~1b/get/security/0/other.  Define it in “components.securitySchemes”.
      "
    `)
  })

  test('security schemes, servers and tags', () => {
    const spec = `${head}servers: [{ url: 'https://{regoin}.x.example', variables: { region: { default: eu } } }]
tags: [{ name: One }, { name: One }]
security: [{ bearr: [] }]
paths: { /a: { get: { operationId: a, summary: A, tags: [Oen], security: [{ other: [] }], responses: ${ok} } } }
components: { securitySchemes: { bearer: { type: http } } }
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:18  api-server (warning)
        The server’s variable “regoin” is not declared, at #/servers/0/url.  Did you mean “region”?
      apispec.yaml:4:31  api-tag
        The tag “One” is listed twice, at #/tags/1/name.  Keep one of the two.
      apispec.yaml:5:14  api-security
        There is no security scheme “bearr”, at #/security/0/bearr.  Did you mean “bearer”?
      apispec.yaml:6:58  api-tag (warning)
        The tag “Oen” is not in the document’s “tags”, at #/paths/~1a/get/tags/0.  Did you mean “One”?
      apispec.yaml:6:77  api-security
        There is no security scheme “other”, at #/paths/~1a/get/security/0/other.  Define it in “components.securitySchemes”.
      apispec.yaml:7:34  api-structure
        A security scheme of type “http” needs “scheme”, at #/components/securitySchemes/bearer.
      "
    `)
  })
})

describe('references', () => {
  const get = (schema: string, schemas = 'Blueprint: { type: object }') =>
    `${head}paths: { /a: { get: { operationId: a, summary: A, responses: { '200': { description: A., content: { application/json: { schema: { $ref: '${schema}' } } } } } } } }
components: { schemas: { ${schemas} }, responses: { Done: { description: Done. } } }
`
  const files = { 'schemas/blueprint.yaml': '$defs: { changes: {} }\n', 'schemas/broken.yaml': '{' }

  test('to something that does not exist', () => {
    expect(shownDiagnostics(get('#/components/schemas/Blueprnt'))).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “#/components/schemas/Blueprnt” leads nowhere: apispec.yaml has no #/components/schemas/Blueprnt, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Did you mean “#/components/schemas/Blueprint”?
      "
    `)
    expect(shownDiagnostics(get('#/components/responses/Done'))).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “#/components/responses/Done” leads to another kind of object: it is one of “responses”, where one of “schemas” must be, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Refer to a component of “#/components/schemas/”.
      "
    `)
    expect(shownDiagnostics(get('#anchor'))).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “#anchor” leads nowhere: apispec.yaml has no anchor “anchor”, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Write the reference as “#/” followed by the path to it.
      "
    `)
  })

  test('to files', () => {
    expect(shownDiagnostics(get('./schemas/bluepint.yaml'), files)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “./schemas/bluepint.yaml” leads nowhere: there is no file schemas/bluepint.yaml, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Did you mean “schemas/blueprint.yaml”?
      "
    `)
    expect(shownDiagnostics(get('./schemas/blueprint.yaml#/$defs/changs'), files)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “./schemas/blueprint.yaml#/$defs/changs” leads nowhere: schemas/blueprint.yaml has no #/$defs/changs, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Did you mean “./schemas/blueprint.yaml#/$defs/changes”?
      "
    `)
    expect(shownDiagnostics(get('./schemas/broken.yaml'), files)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “./schemas/broken.yaml” leads nowhere: schemas/broken.yaml cannot be read, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Correct that file first.
      schemas/broken.yaml:1:2  api-syntax
        This “{” is not closed where its entry ends.  Add its “}”, or put the value in quotes.
      "
    `)
    expect(shownDiagnostics(get('https://x.example/blueprint.yaml'), files)).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “https://x.example/blueprint.yaml” leads nowhere: it is not a file in this project, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Copy the file into the project and use its path.
      "
    `)
  })

  test('that form a cycle', () => {
    const loop = "Loop: { $ref: '#/components/schemas/Pool' }, Pool: { $ref: '#/components/schemas/Loop' }"
    expect(shownDiagnostics(get('#/components/schemas/Loop', loop))).toMatchInlineSnapshot(`
      "
      apispec.yaml:3:137  api-reference
        “#/components/schemas/Loop” leads nowhere: it refers back to itself, at #/paths/~1a/get/responses/200/content/application~1json/schema/$ref.  Point one of the references to an object.
      apispec.yaml:4:40  api-reference
        “#/components/schemas/Pool” leads nowhere: it refers back to itself, at #/components/schemas/Loop/$ref.  Point one of the references to an object.
      apispec.yaml:4:85  api-reference
        “#/components/schemas/Loop” leads nowhere: it refers back to itself, at #/components/schemas/Pool/$ref.  Point one of the references to an object.
      "
    `)
  })

  test('errors in other files are reported there, once', () => {
    const faulty = { 'schemas/blueprint.yaml': 'type: object\nproperties:\n  a:\n    typ: string\n    type: text\n' }
    expect(shownDiagnostics(get('./schemas/blueprint.yaml'), faulty)).toMatchInlineSnapshot(`
      "
      schemas/blueprint.yaml:4:5  api-unknown-keyword (warning)
        “typ” is not a keyword of JSON Schema, at #/properties/a/typ.  Correct the spelling, or start your own keyword with “x-”.
      schemas/blueprint.yaml:5:11  api-structure
        “text” is not a schema type, at #/properties/a/type.  It can be “string”, “number”, “integer”, “boolean”, “array”, “object”, “null”.
      "
    `)
  })
})

describe('operations', () => {
  test('without ID, summary, or success response', () => {
    const spec = `${head}paths:
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: {} }]
    get:
      responses: { '404': { description: None. } }
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:6:5  api-operation-id (warning)
        The operation has no operationId, at #/paths/~1a~1{id}/get.  It is called “get-a-id” until it gets one.
      apispec.yaml:6:5  api-summary (warning)
        The operation has no summary, at #/paths/~1a~1{id}/get.  Its page is called “GET /a/{id}” and is published at “get-a-id” until it gets one.
      apispec.yaml:7:7  api-no-success (warning)
        The operation has no response for success, at #/paths/~1a~1{id}/get/responses.  Describe its 2xx response.
      "
    `)
  })

  test('with the same ID, URL, or path', () => {
    const spec = `${head}paths:
  /a:
    get: { operationId: a, summary: Get an action’s runs, responses: ${ok} }
    put: { operationId: a, summary: Put a, responses: ${ok} }
  /b:
    get: { operationId: b, summary: Get an actions/runs!, responses: ${ok} }
  /c/{one}:
    parameters: [{ name: one, in: path, required: true, schema: {} }]
    get: { operationId: c, summary: C, responses: ${ok} }
  /c/{two}:
    parameters: [{ name: two, in: path, required: true, schema: {} }]
    get: { operationId: d, summary: D, responses: ${ok} }
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:6:25  api-operation-id
        The operationId “a” is also that of GET /a (apispec.yaml:5:12), at #/paths/~1a/put/operationId.  Give each operation its own ID.
      apispec.yaml:8:28  api-slug-collision (warning)
        The page is published at “b”, because “get-an-actions-runs” is the address of GET /a (apispec.yaml:5:28), at #/paths/~1b/get/summary.  Give one of the two a different summary if you want to choose its address.
      apispec.yaml:14:5  api-duplicate-path (warning)
        A call cannot tell this path from GET /c/{one} (apispec.yaml:11:5), at #/paths/~1c~1{two}/get.  Remove one of the two.
      "
    `)
  })

  test('whose path and parameters do not match', () => {
    const spec = `${head}paths:
  /a/{run_id}/{step}:
    parameters: [{ name: runid, in: path, required: true, schema: {} }]
    get:
      operationId: a
      summary: A
      parameters: [{ name: q, in: query, schema: {} }, { name: q, in: query, schema: {} }, { name: p, in: path, schema: {} }]
      responses: ${ok}
`
    expect(shownDiagnostics(spec)).toMatchInlineSnapshot(`
      "
      apispec.yaml:6:5  api-path-parameter
        The path’s “{run_id}” is not declared as a parameter, at #/paths/~1a~1{run_id}~1{step}/get.  Did you mean “runid”?
      apispec.yaml:6:5  api-path-parameter
        The path’s “{step}” is not declared as a parameter, at #/paths/~1a~1{run_id}~1{step}/get.  Add a parameter with “in: path” and “name: step”.
      apispec.yaml:6:5  api-path-parameter
        The path has no “{runid}”, which a parameter with “in: path” declares, at #/paths/~1a~1{run_id}~1{step}/get.  Did you mean “run_id”?
      apispec.yaml:6:5  api-path-parameter
        The path has no “{p}”, which a parameter with “in: path” declares, at #/paths/~1a~1{run_id}~1{step}/get.  Remove the parameter.
      apispec.yaml:9:7  api-structure
        The parameter “q” in “query” is declared twice, at #/paths/~1a~1{run_id}~1{step}/get/parameters.  Remove one of the two.
      apispec.yaml:9:92  api-value-form (warning)
        A path parameter must have “required: true”, at #/paths/~1a~1{run_id}~1{step}/get/parameters/2.  Add it; a path cannot be called without.
      "
    `)
  })
})

describe('examples', () => {
  const spec = (schema: string, example: string) => `${head}paths:
  /a:
    post:
      operationId: a
      summary: A
      requestBody:
        content:
          application/json:
            schema: ${schema}
            example: ${example}
      responses: ${ok}
components:
  schemas:
    Run:
      type: object
      required: [id, status]
      additionalProperties: false
      properties:
        id: { type: string, readOnly: true }
        status: { enum: [open, closed] }
        size: { type: integer, default: 0 }
        at: { type: string, format: date-time }
        steps: { type: array, items: { $ref: '#/components/schemas/Run' } }
    Trigger:
      oneOf:
        - { type: object, required: [type, url], properties: { type: { const: WEBHOOK }, url: { type: string } } }
        - { type: object, required: [type, queue], properties: { type: { const: QUEUE }, queue: { type: string } } }
`
  const example = (value: string, name = 'Run') =>
    shownDiagnostics(spec(`{ $ref: '#/components/schemas/${name}' }`, value))

  test('may omit fields that the server sends', () => {
    expect(example('{ status: open, steps: [{ status: closed }] }')).toBe('\n\n')
  })

  test('may omit them in composed schemas', () => {
    const composed = "{ required: [id], allOf: [{ $ref: '#/components/schemas/Run' }] }"
    expect(shownDiagnostics(spec(composed, '{ status: open }'))).toBe('\n\n')
  })

  test('that do not match are reported at the part that does not match', () => {
    expect(example('{}')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:13  api-example (warning)
        “status” is missing: the example needs it, at #/paths/~1a/post/requestBody/content/application~1json/example.  Add it, or remove it from “required” in the schema.
      "
    `)
    expect(example('{ status: opn }')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:32  api-example (warning)
        “status” must be “open” or “closed”, not “opn”, at #/paths/~1a/post/requestBody/content/application~1json/example/status.  Did you mean “open”?
      "
    `)
    expect(example('{ status: open, sttus: x }')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:38  api-example (warning)
        “sttus” is not a key of the example, at #/paths/~1a/post/requestBody/content/application~1json/example/sttus.  Did you mean “steps”?
      "
    `)
    expect(example('{ status: open, at: yesterday }')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:42  api-example (warning)
        “at” must be a date with a time and its zone, not “yesterday”, at #/paths/~1a/post/requestBody/content/application~1json/example/at.  For example “2026-01-31T09:00:00Z”.
      "
    `)
    expect(example('{ status: open, steps: [{ status: open, steps: {} }] }')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:69  api-example (warning)
        “steps” must be a list, not an object, at #/paths/~1a/post/requestBody/content/application~1json/example/steps/0/steps.  Correct the example, or change its schema.
      "
    `)
  })

  test('of a union are checked against the most likely branch', () => {
    expect(example('{ type: QUEUE, url: x }', 'Trigger')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:13  api-example (warning)
        “queue” is missing: the example needs it, at #/paths/~1a/post/requestBody/content/application~1json/example.  Add it, or remove it from “required” in the schema.
      "
    `)
    expect(example('{ type: QUEUE, queue: 3 }', 'Trigger')).toMatchInlineSnapshot(`
      "
      apispec.yaml:12:44  api-example (warning)
        “queue” must be a string, not a number, at #/paths/~1a/post/requestBody/content/application~1json/example/queue.  Correct the example, or change its schema.
      "
    `)
  })

  test('in schemas, and defaults, are checked', () => {
    const schema = '{ type: object, properties: { size: { type: integer, default: many, examples: [1, few] } } }'
    expect(shownDiagnostics(spec(schema, '{}'))).toMatchInlineSnapshot(`
      "
      apispec.yaml:11:83  api-example (warning)
        The default must be a whole number, not “many”, at #/paths/~1a/post/requestBody/content/application~1json/schema/properties/size/default.  Correct the default, or change its schema.
      apispec.yaml:11:103  api-example (warning)
        The example must be a whole number, not “few”, at #/paths/~1a/post/requestBody/content/application~1json/schema/properties/size/examples/1.  Correct the example, or change its schema.
      "
    `)
  })

  test('that several operations share are reported once, at their place', () => {
    const shared = `${head}paths:
  /a: { post: { operationId: a, summary: A, responses: { '200': { $ref: '#/components/responses/Done' } } } }
  /b: { post: { operationId: b, summary: B, responses: { '200': { $ref: '#/components/responses/Done' } } } }
components:
  examples: { one: { value: 1 } }
  responses:
    Done:
      description: Done.
      headers: { X-Count: { schema: { type: integer }, example: many } }
      content: { application/json: { schema: { type: string }, examples: { one: { $ref: '#/components/examples/one' } } } }
`
    expect(shownDiagnostics(shared)).toMatchInlineSnapshot(`
      "
      apispec.yaml:7:29  api-example (warning)
        The example must be a string, not a number, at #/components/examples/one/value.  Correct the example, or change its schema.
      apispec.yaml:11:65  api-example (warning)
        The example must be a whole number, not “many”, at #/components/responses/Done/headers/X-Count/example.  Correct the example, or change its schema.
      "
    `)
  })
})
