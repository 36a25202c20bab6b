import type { IHttpOperation } from '@stoplight/types'
import { expect, test } from 'vitest'
import { elementsNode } from './try-it-node.ts'

test('Elements gets one server and nothing about authorization', () => {
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
  const server = { id: 'b', url: 'https://b.example' }
  expect(elementsNode(node, server)).toEqual({
    ...node,
    servers: [server],
    security: [],
    request: { headers: [parameter('X-Trace')], query: [parameter('q')] },
  })
})

test('an operation that takes nothing stays as it is', () => {
  const node = { id: 'op', method: 'get', path: '/', responses: [] } as unknown as IHttpOperation
  const server = { id: 'b', url: 'https://b.example' }
  expect(elementsNode(node, server)).toEqual({ ...node, servers: [server], security: [] })
})
