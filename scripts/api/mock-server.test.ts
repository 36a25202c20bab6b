import { expect, test } from 'vitest'
import { readSpec } from '../../tests/support/api-reading.ts'
import { startMockServer } from './mock-server.ts'

const specOf = (version: string) => `openapi: ${version}
info: { title: A, version: '1' }
paths:
  /names:
    post:
      operationId: a
      summary: A
      requestBody:
        content: { application/json: { schema: { type: object, required: [name], properties: { name: { $ref: '#/components/schemas/Name' } } } } }
      responses: { '200': { description: Done., content: { application/json: { example: {} } } } }
  /pets:
    post:
      operationId: b
      summary: B
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: Done., content: { application/json: { example: {} } } } }
components:
  schemas:
    Name: { type: string, pattern: '^[\\w-.]+$' }
    Pet: { type: object, properties: { id: { type: integer } }, oneOf: [{ $ref: '#/components/schemas/Cat' }] }
    Cat: { required: [id], allOf: [{ $ref: '#/components/schemas/Pet' }] }
`

test.each(['3.0.3', '3.1.0'])(
  'it validates patterns without the Unicode flag, and recursive schemas: %s',
  async (version) => {
    const { api } = readSpec({ 'apispec.yaml': specOf(version) })
    if (api === undefined) throw new Error('The specification has errors')
    const { url, close } = await startMockServer(api.bundle, 0)
    const statusOf = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    }
    try {
      expect(await statusOf('/names', { name: 'a-b.c' })).toBe(200)
      expect(await statusOf('/names', { name: 'a b' })).toBe(422)
      expect(await statusOf('/pets', { id: 1 })).toBe(200)
      expect(await statusOf('/pets', { id: 'x' })).toBe(422)
    } finally {
      await close()
    }
  },
)
