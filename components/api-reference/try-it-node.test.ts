import type { IHttpOperation } from '@stoplight/types'
import { expect, test } from 'vitest'
import { elementsNode } from './try-it-node.ts'

test('Elements gets no server and nothing about authorization', () => {
  const parameter = (name: string) => ({ id: name, name, style: 'simple' })
  const node = {
    id: 'op',
    method: 'get',
    path: '/runs',
    servers: [{ id: 'a', url: 'https://a.example' }],
    security: [
      [{ id: 's', key: 'bearer', type: 'http', scheme: 'bearer' }],
      [{ id: 'k', key: 'key', type: 'apiKey', in: 'query', name: 'api_key' }],
    ],
    request: {
      headers: [parameter('authorization'), parameter('X-Trace')],
      query: [parameter('api_key'), parameter('q')],
    },
    responses: [],
  } as unknown as IHttpOperation
  expect(elementsNode(node)).toEqual({
    ...node,
    servers: [],
    security: [],
    request: { headers: [parameter('X-Trace')], query: [parameter('q')] },
  })
})

test('an operation that takes nothing stays as it is', () => {
  const node = { id: 'op', method: 'get', path: '/', responses: [] } as unknown as IHttpOperation
  expect(elementsNode(node)).toEqual({ ...node, servers: [], security: [] })
})

test('bodies begin with what the operation shows, not with the example of an object as the API sends it', () => {
  const schema = { type: 'object', examples: [{ id: 'x', name: 'a' }], properties: { name: { type: 'string' } } }
  const bodies = (content: object) => {
    const node = { id: 'op', method: 'post', path: '/', responses: [], request: { body: { contents: [content] } } }
    const { request } = elementsNode(node as unknown as IHttpOperation)
    return request?.body?.contents?.[0]?.examples?.map((example) => [example.key, 'value' in example && example.value])
  }
  const fromSchema = { id: '1', key: 'default', value: { id: 'x', name: 'a' } }
  const own = { id: '2', key: 'short', summary: 'The shortest', value: { name: 'a' } }
  expect(bodies({ id: 'c', mediaType: 'application/json', schema, examples: [fromSchema, own] })).toEqual([
    ['The shortest', { name: 'a' }],
  ])
  expect(bodies({ id: 'c', mediaType: 'application/json', schema: { type: 'string' } })).toEqual([
    ['Example', 'string'],
  ])
})

test('a required list begins with its example as JSON', () => {
  const ids = {
    id: 'q',
    name: 'ids',
    style: 'form',
    required: true,
    schema: { type: 'array' },
    examples: [{ id: 'e', key: 'default', value: ['a'] }],
  }
  const node = { id: 'op', method: 'get', path: '/', responses: [], request: { query: [ids] } }
  const { request } = elementsNode(node as unknown as IHttpOperation)
  expect(request?.query?.[0]?.schema).toEqual({ type: 'array', default: ['a'] })
})
