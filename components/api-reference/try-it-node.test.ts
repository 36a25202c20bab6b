import type { IHttpOperation } from '@stoplight/types'
import { expect, test } from 'vitest'
import { elementsNode } from './try-it-node.ts'

test('servers and authorization are removed', () => {
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

test('an operation without parameters is unchanged', () => {
  const node = { id: 'op', method: 'get', path: '/', responses: [] } as unknown as IHttpOperation
  expect(elementsNode(node)).toEqual({ ...node, servers: [], security: [] })
})

test('bodies start with the example of the operation, not with a read-only example of the schema', () => {
  const schema = { type: 'object', examples: [{ id: 'x', name: 'a' }], properties: { name: { type: 'string' } } }
  const bodies = (content: object) => {
    const node = { id: 'op', method: 'post', path: '/', responses: [], request: { body: { contents: [content] } } }
    const { request } = elementsNode(node as unknown as IHttpOperation)
    return request?.body?.contents?.[0]?.examples?.map((example) => [example.key, 'value' in example && example.value])
  }
  const fromSchema = { id: '1', key: 'default', value: { id: 'x', name: 'a' } }
  const example = { id: '2', key: 'short', summary: 'The shortest', value: { name: 'a' } }
  expect(bodies({ id: 'c', mediaType: 'application/json', schema, examples: [fromSchema, example] })).toEqual([
    ['The shortest', { name: 'a' }],
  ])
  expect(bodies({ id: 'c', mediaType: 'application/json', schema: { type: 'string' } })).toEqual([
    ['Example', 'string'],
  ])
})

test('parts of a form that are files have a file field', () => {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const parts = {
    file: { type: ['string', 'null'], format: 'binary', description: 'A file.', examples: ['x'] },
    files: { type: 'array', items: { allOf: [{ type: 'string' }, { format: 'binary' }] } },
    logo: { contentMediaType: 'image/png' },
    photo: {},
    data: { type: 'string', contentMediaType: 'application/json' },
    code: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
    name: { type: 'string' },
  }
  const schemaOf = (content: object) => {
    const body = { contents: [{ id: 'c', encodings: [{ property: 'photo', mediaType: 'image/jpeg' }], ...content }] }
    const node = { id: 'op', method: 'post', path: '/', responses: [], request: { body } }
    return elementsNode(node as unknown as IHttpOperation).request?.body?.contents?.[0]?.schema
  }
  const schema = { allOf: [{ type: 'object', properties: parts }, { required: ['file'] }] }
  expect(schemaOf({ mediaType: 'multipart/form-data', schema })).toEqual({
    type: 'object',
    required: ['file'],
    properties: {
      ...parts,
      file: { ...file, description: 'A file.' },
      files: file,
      logo: file,
      photo: file,
    },
  })
  expect(schemaOf({ mediaType: 'application/json', schema })).toBe(schema)
})

test('the form begins with the example that is chosen, and with the parameters that belong to it', () => {
  const examples = ['dinghy', 'ship'].map((key) => ({ key, value: key }))
  const content = { mediaType: 'application/json', examples }
  const request = { path: [{ name: 'dock', examples }, { name: 'berth' }], body: { contents: [content] } }
  const node = { id: 'op', method: 'post', path: '/docks/{dock}', responses: [], request } as unknown as IHttpOperation
  const firsts = (chosen?: number) => {
    const { path = [], body } = elementsNode(node, chosen).request ?? {}
    return [path[0]?.examples?.[0]?.key, body?.contents?.[0]?.examples?.[0]?.key]
  }
  expect(firsts()).toEqual(['dinghy', 'dinghy'])
  expect(firsts(1)).toEqual(['ship', 'ship'])
  expect(elementsNode(node, 1).request?.path?.[1]).toEqual({ name: 'berth' })
})

test('the path of a call that can’t be taken back is empty at first', () => {
  const examples = [{ key: 'default', value: 'dinghy' }]
  const request = { path: [{ name: 'dock', examples }] }
  const pathOf = (method: string) =>
    elementsNode({ id: 'op', method, path: '/docks/{dock}', responses: [], request } as unknown as IHttpOperation)
      .request?.path
  expect(pathOf('delete')).toEqual([{ name: 'dock', examples, startsEmpty: true }])
  expect(pathOf('put')).toEqual([{ name: 'dock', examples }])
})
