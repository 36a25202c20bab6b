import { describe, expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'
import { readLoosely, withoutUnknownKeys } from './loose-forms.ts'

const spec = `openapi: 3.0.3
info: { title: A, version: 1.0, license: { name: MIT, identifier: MIT }, audience: all }
tags: [{ name: 2024 }]
paths:
  /a/{id}:
    parameters:
    get:
      operationId: a
      summary: A
      parameters:
        - { name: id, in: path, schema: { type: string, pattern: '(?i)^a$' } }
        - { name: q, in: query, required: 'true', schema: { type: array }, example: [a], examples: { A: { value: [b] } } }
      responses:
        '200':
          description:
          content:
            application/json:
              schema: { $ref: '#/components/schemas/A' }
              example: { a: 1 }
              examples: { A: { value: { a: 2 } } }
        5xx: { description: Down., content: { text/plain: } }
components:
  responses:
  schemas:
    A:
      required:
      examples: [{ a: 3 }]
      properties:
        a: { type: integer, maximum: '5', exclusiveMinimum: 0 }
        b: { type: [string, 'null'], pattern: '(?P<year>[0-9]+)', example: x }
        c:
`

describe('a specification that is not quite OpenAPI', () => {
  const reading = readSpec({ 'apispec.yaml': spec })
  const { api } = reading

  test('is read, with a warning for each form', () => {
    expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
      "
      apispec.yaml:2:28  api-value-form (warning)
        “version” must be text, at #/info/version.  Put the value in quotes.
      apispec.yaml:2:55  api-unknown-key (warning)
        “identifier” is not a key of a license, at #/info/license/identifier.  It is a key of OpenAPI 3.1; this document is 3.0.
      apispec.yaml:2:74  api-unknown-key (warning)
        “audience” is not a key of the info object, at #/info/audience.  Correct the spelling, remove the key, or start its name with “x-”.
      apispec.yaml:3:16  api-value-form (warning)
        “name” must be text, at #/tags/0/name.  Put the value in quotes.
      apispec.yaml:6:5  api-value-form (warning)
        “parameters” is empty, at #/paths/~1a~1{id}/parameters.  Write its value, or remove the key.
      apispec.yaml:11:11  api-value-form (warning)
        A path parameter must have “required: true”, at #/paths/~1a~1{id}/get/parameters/0.  Add it; a path cannot be called without.
      apispec.yaml:11:66  api-value-form (warning)
        The pattern is not a regular expression of ECMA-262, so it is ignored: Invalid group, at #/paths/~1a~1{id}/get/parameters/0/schema/pattern.
      apispec.yaml:12:43  api-value-form (warning)
        “required” must be true or false, at #/paths/~1a~1{id}/get/parameters/1/required.  Remove the quotes.
      apispec.yaml:12:51  api-value-form (warning)
        An array needs “items”, at #/paths/~1a~1{id}/get/parameters/1/schema.  Write “items: {}” if it can contain anything.
      apispec.yaml:12:76  api-value-form (warning)
        “example” is ignored, because there is also “examples”, at #/paths/~1a~1{id}/get/parameters/1/example.  Keep one of the two.
      apispec.yaml:15:11  api-value-form (warning)
        “description” is empty, at #/paths/~1a~1{id}/get/responses/200/description.  Write its value, or remove the key.
      apispec.yaml:19:15  api-value-form (warning)
        “example” is ignored, because there is also “examples”, at #/paths/~1a~1{id}/get/responses/200/content/application~1json/example.  Keep one of the two.
      apispec.yaml:21:9  api-value-form (warning)
        The range “5xx” is not in capitals, at #/paths/~1a~1{id}/get/responses/5xx.  Write “5XX”.
      apispec.yaml:21:47  api-value-form (warning)
        “text/plain” is empty, at #/paths/~1a~1{id}/get/responses/5xx/content/text~1plain.  Write its value.
      apispec.yaml:23:3  api-value-form (warning)
        “responses” is empty, at #/components/responses.  Write its value, or remove the key.
      apispec.yaml:26:7  api-value-form (warning)
        “required” is empty, at #/components/schemas/A/required.  Write its value, or remove the key.
      apispec.yaml:27:7  api-unknown-key (warning)
        “examples” is not a key of a schema, at #/components/schemas/A/examples.  It is a key of OpenAPI 3.1; this document is 3.0.
      apispec.yaml:29:38  api-value-form (warning)
        “maximum” must be a number, at #/components/schemas/A/properties/a/maximum.  Remove the quotes.
      apispec.yaml:29:61  api-value-form (warning)
        “exclusiveMinimum: 0” is the form of OpenAPI 3.1, at #/components/schemas/A/properties/a/exclusiveMinimum.  Write “minimum: 0” and “exclusiveMinimum: true”.
      apispec.yaml:30:20  api-value-form (warning)
        A list of types is the form of OpenAPI 3.1, at #/components/schemas/A/properties/b/type.  Write “nullable: true”.
      apispec.yaml:30:47  api-value-form (warning)
        The pattern is not a regular expression of ECMA-262, so it is ignored: Invalid group, at #/components/schemas/A/properties/b/pattern.
      apispec.yaml:31:9  api-value-form (warning)
        “c” is empty, at #/components/schemas/A/properties/c.  Write its value.
      "
    `)
    expect(reading.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('is read as it is meant', () => {
    const { info, paths, components, tags } = api?.bundle ?? {}
    expect(info).toEqual({ title: 'A', version: '1.0', license: { name: 'MIT' } })
    expect(tags).toEqual([{ name: '2024' }])
    expect(paths).toEqual({
      '/a/{id}': {
        get: {
          operationId: 'a',
          summary: 'A',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'q', in: 'query', required: true, schema: { type: 'array' }, examples: { A: { value: ['b'] } } },
          ],
          responses: {
            '200': {
              description: '',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/A' },
                  examples: { A: { value: { a: 2 } } },
                },
              },
            },
            '5XX': { description: 'Down.', content: { 'text/plain': {} } },
          },
        },
      },
    })
    expect(components).toEqual({
      schemas: {
        A: {
          examples: [{ a: 3 }],
          properties: {
            a: { type: 'integer', maximum: 5, exclusiveMinimum: 0 },
            b: { type: ['string', 'null'], example: 'x' },
            c: {},
          },
        },
      },
    })
    expect(api?.operations[0]?.node.responses.map(({ code }) => code)).toEqual(['200', '5XX'])
  })
})

test('“null” without quotes is a type of OpenAPI 3.1', () => {
  const { value, diagnostics } = readLoosely('Schema', { type: ['string', null] }, '3.1')
  expect(value).toEqual({ type: ['string', 'null'] })
  expect(diagnostics).toMatchObject([{ steps: ['type', '1'], hint: 'Put the value in quotes.' }])
})

test('what has no clear meaning stays as it is', () => {
  const schema = { type: 'string', maxLength: 'ten', readOnly: 'yes', required: 'a' }
  expect(readLoosely('Schema', schema, '3.1')).toEqual({ value: schema, diagnostics: [], accepted: [] })
  expect(readLoosely('Response', { description: 'A' }, '3.1').value).toEqual({ description: 'A' })
  const info = { title: null, version: '1' }
  expect(readLoosely('Info', info, '3.1').value).toBe(info)
})

test('extensions, and keywords of other dialects of JSON Schema, are kept', () => {
  const schema = { 'x-a': null, const: 1, examples: [], nope: 1 }
  expect(withoutUnknownKeys('Schema', schema, '3.0')).toEqual({ 'x-a': null, const: 1, examples: [] })
  expect(withoutUnknownKeys('Schema', schema, '3.1')).toBe(schema)
})
