import { expect, test } from 'vitest'
import { readSpec } from '../../tests/support/api-reading.ts'

const spec = `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /boats:
    post:
      operationId: buildBoat
      summary: Build a [small] boat
      description: Builds it.
      externalDocs: { description: How *boats* are built, url: 'https://boats.example/how to' }
      responses:
        '201':
          description: Built.
          links:
            Find:
              operationId: findBoat
              description: "Find it\\n again"
              parameters: { boat_id: $response.body#/id, 'query.depth': 2 }
            Replace: { operationRef: '#/paths/~1boats~1{boat_id}/put', requestBody: $request.body }
            Shared: { $ref: '#/components/links/Shared' }
            Elsewhere: { operationRef: 'https://other.example/api.yaml#/paths/~1boats/get' }
        '400': { $ref: '#/components/responses/Bad' }
        '500': { description: Failed. }
  /boats/{boat_id}:
    parameters: [{ name: boat_id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: findBoat
      summary: Find a boat
      externalDocs: { description: The manual, url: /manual }
      responses: { '200': { description: Found. } }
    put: { operationId: replaceBoat, summary: Replace a boat, externalDocs: { url: https://boats.example/docs }, responses: { '204': { description: Done. } } }
components:
  links:
    Shared: { operationId: buildBoat }
  responses:
    Bad: { description: Wrong., links: { Again: { operationId: buildBoat } } }
`

const { api } = readSpec({ 'apispec.yaml': spec })
const operation = (id: string) => api?.operations.find(({ operationId }) => operationId === id)

test('the calls that can follow a response are a list of links, with what to send', () => {
  expect(operation('buildBoat')?.followingCalls).toEqual({
    201: `You can continue with:

- [Find a boat](/api-reference/find-a-boat): Find it again. Send \`$response.body#/id\` as \`boat_id\`. Send \`2\` as \`query.depth\`.
- [Replace a boat](/api-reference/replace-a-boat): Send \`$request.body\` as the body.
- [Build a \\[small\\] boat](/api-reference/build-a-small-boat)
- \`https://other.example/api.yaml#/paths/~1boats/get\``,
    400: 'You can continue with:\n\n- [Build a \\[small\\] boat](/api-reference/build-a-small-boat)',
  })
  expect(operation('findBoat')?.followingCalls).toEqual({})
})

test('a description ends with the documentation elsewhere', () => {
  expect(operation('buildBoat')?.description).toBe(
    'Builds it.\n\n[How boats are built](<https://boats.example/how%20to>)',
  )
  expect(operation('buildBoat')?.plainDescription).toBe('Builds it')
  expect(operation('findBoat')?.description).toBe('The manual: `/manual`')
  expect(operation('replaceBoat')?.description).toBe('[More documentation](<https://boats.example/docs>)')
})

test('relative documentation is a link if the site says where such links lead', () => {
  const description = (links: string) => {
    const { api: linked } = readSpec({ 'apispec.yaml': spec }, { links })
    return linked?.operations.find(({ operationId }) => operationId === 'findBoat')?.description
  }
  expect(description('https://boats.example/docs/')).toBe('[The manual](<https://boats.example/manual>)')
  expect(description('text')).toBe('The manual: `/manual`')
})
