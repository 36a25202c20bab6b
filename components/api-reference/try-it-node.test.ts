import type { IHttpOperation } from '@stoplight/types'
import { expect, test } from 'vitest'
import { formNode } from './try-it-node.ts'

test('parameters that authorize are removed', () => {
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
  expect(formNode(node)).toEqual({
    ...node,
    request: { headers: [parameter('X-Trace')], query: [parameter('q')] },
  })
})

test('an operation without parameters is unchanged', () => {
  const node = { id: 'op', method: 'get', path: '/', responses: [] } as unknown as IHttpOperation
  expect(formNode(node)).toEqual(node)
})

test('the form begins with the parameters that belong to the example that is chosen', () => {
  const examples = ['dinghy', 'ship'].map((key) => ({ key, value: key }))
  const content = { mediaType: 'application/json', examples }
  const request = { path: [{ name: 'dock', examples }, { name: 'berth' }], body: { contents: [content] } }
  const node = { id: 'op', method: 'post', path: '/docks/{dock}', responses: [], request } as unknown as IHttpOperation
  const firsts = (chosen?: number) => {
    const { path = [] } = formNode(node, chosen).request ?? {}
    return path[0]?.examples?.[0]?.key
  }
  expect(firsts()).toBe('dinghy')
  expect(firsts(1)).toBe('ship')
  expect(formNode(node, 1).request?.path?.[1]).toEqual({ name: 'berth' })
})

test('the path of a call that can’t be taken back is empty at first', () => {
  const examples = [{ key: 'default', value: 'dinghy' }]
  const request = { path: [{ name: 'dock', examples }] }
  const pathOf = (method: string) =>
    formNode({ id: 'op', method, path: '/docks/{dock}', responses: [], request } as unknown as IHttpOperation).request
      ?.path
  expect(pathOf('delete')).toEqual([{ name: 'dock', examples, startsEmpty: true }])
  expect(pathOf('put')).toEqual([{ name: 'dock', examples }])
})
