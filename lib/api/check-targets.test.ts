import { expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'

test('links and mappings that lead nowhere are reported, each once', () => {
  const spec = `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      operationId: getA
      summary: A
      responses:
        '200':
          description: A.
          links:
            Self: { operationId: getA }
            Other: { operationId: getB }
            Elsewhere: { operationRef: 'https://example.com/api.yaml#/paths/~1a/get' }
            Same: { operationRef: '#/paths/~1a/get' }
            File: { operationRef: 'more.yaml#/paths/~1b/put' }
            Wrong: { operationRef: '#/paths/~1b/get' }
            Path: { operationRef: '#/paths/~1a' }
            NoFile: { operationRef: 'mor.yaml#/paths/~1b/put' }
components:
  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat.v1' }, { $ref: ./dog.yaml }]
      discriminator:
        propertyName: kind
        mapping:
          cat: Cat.v1
          kitten: '#/components/schemas/Cat.v1'
          dog: ./dog.yaml
          cow: '#/components/schemas/Cow'
          bird: Brid
    Bird: { type: object }
    Cat.v1: { type: object }
`
  expect(
    formatSpecDiagnostics(
      readSpec({ 'apispec.yaml': spec, 'dog.yaml': 'type: object\n', 'more.yaml': 'paths: { /b: { put: {} } }\n' }),
    ),
  ).toMatchInlineSnapshot(`
    "
    apispec.yaml:13:35  api-target (warning)
      There is no operation “getB”, at #/paths/~1a/get/responses/200/links/Other/operationId.  Did you mean “getA”?
    apispec.yaml:17:36  api-target (warning)
      “#/paths/~1b/get” leads nowhere: apispec.yaml has no #/paths/~1b/get, at #/paths/~1a/get/responses/200/links/Wrong/operationRef.  Did you mean “#/paths/~1a/get”?
    apispec.yaml:18:35  api-target (warning)
      “#/paths/~1a” leads to another kind of object: it is not an operation, at #/paths/~1a/get/responses/200/links/Path/operationRef.  Write the path and the method: “#/paths/~1runs/get”.
    apispec.yaml:19:37  api-target (warning)
      “mor.yaml#/paths/~1b/put” leads nowhere: there is no file mor.yaml, at #/paths/~1a/get/responses/200/links/NoFile/operationRef.  Did you mean “more.yaml”?
    apispec.yaml:30:16  api-target (warning)
      There is no schema “#/components/schemas/Cow”, at #/components/schemas/Pet/discriminator/mapping/cow.  Correct the name, or remove the entry.
    apispec.yaml:31:17  api-target (warning)
      There is no schema “Brid”, at #/components/schemas/Pet/discriminator/mapping/bird.  Did you mean “Bird”?
    "
  `)
})
