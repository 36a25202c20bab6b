import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'
import { missingKey } from './missing-keys.ts'

const spec = `openapi: 3.0.3
info: { title: A, version: '1' }
servers:
  - url: https://{region}.example.com
    variables: { region: { enum: [eu, us] } }
paths:
  /a:
    get:
      operationId: a
      summary: A
      parameters: [{ name: q, in: query, description: Any. }]
      responses:
        '200':
          headers: { X-A: { description: Any. } }
          content: { application/json: { schema: { type: string } } }
        '404': { $ref: '#/components/responses/None' }
  /b:
    get:
      operationId: b
      summary: B
components:
  responses: { None: {} }
  securitySchemes:
    a: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://example.com } } }
`

test('a required key that is missing is a warning, and is read as it is meant', () => {
  const reading = readSpec({ 'apispec.yaml': spec })
  expect(formatSpecDiagnostics(reading)).toMatchInlineSnapshot(`
    "
    apispec.yaml:5:18  api-value-form (warning)
      The key “default” is missing in a server variable, at #/servers/0/variables/region.  Its first value, “eu”, is used until it has one.
    apispec.yaml:11:20  api-value-form (warning)
      A parameter needs one of “schema” and “content”, at #/paths/~1a/get/parameters/0.  Write “schema: {}” if it can be anything.
    apispec.yaml:13:9  api-value-form (warning)
      The key “description” is missing in a response, at #/paths/~1a/get/responses/200.  Say when it is returned.
    apispec.yaml:14:22  api-value-form (warning)
      A header needs one of “schema” and “content”, at #/paths/~1a/get/responses/200/headers/X-A.  Write “schema: {}” if it can be anything.
    apispec.yaml:18:5  api-value-form (warning)
      The key “responses” is missing in an operation, at #/paths/~1b/get.  Describe what it returns.
    apispec.yaml:19:7  api-no-success (warning)
      The operation has no response for success, at #/paths/~1b/get/responses.  Describe its 2xx response.
    apispec.yaml:22:16  api-value-form (warning)
      The key “description” is missing in a response, at #/components/responses/None.  Say when it is returned.
    apispec.yaml:24:33  api-value-form (warning)
      The key “scopes” is missing in an OAuth flow, at #/components/securitySchemes/a/flows/clientCredentials.  Write “scopes: {}” if there are none.
    "
  `)
  const { servers, paths, components } = reading.api?.bundle ?? {}
  expect(servers).toMatchObject([{ variables: { region: { default: 'eu' } } }])
  expect(paths).toMatchObject({
    '/a': {
      get: {
        parameters: [{ name: 'q', schema: {} }],
        responses: {
          '200': { description: '', headers: { 'X-A': { schema: {} } } },
          '404': { $ref: '#/components/responses/None' },
        },
      },
    },
    '/b': { get: { responses: {} } },
  })
  expect(components).toMatchObject({
    responses: { None: { description: '' } },
    securitySchemes: { a: { flows: { clientCredentials: { scopes: {} } } } },
  })
})

test('what has no meaning without the key stays an error', () => {
  expect(missingKey('ServerVariable', { enum: [] }, '3.1')).toBeUndefined()
  expect(missingKey('Response', { description: '' }, '3.1')).toBeUndefined()
  expect(missingKey('Operation', {}, '3.1')).toBeUndefined()
  const reading = readSpec({ 'apispec.yaml': spec.replace('enum: [eu, us]', 'description: A region.') })
  expect(formatSpecDiagnostics(reading)).toContain('api-structure\n  The key “default” is missing in a server variable')
})
