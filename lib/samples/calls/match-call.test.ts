import { expect, test } from 'vitest'
import { readSpec } from '../../../tests/support/api-reading.ts'
import { createCallMatcher } from './match-call.ts'
import { hole, meant, type TracedText } from './traced-text.ts'

const at = 0
const operation = (operationId: string) => ({
  operationId,
  summary: operationId,
  responses: { '200': { description: 'A.' } },
})
const inPath = { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }

function matcher(servers: object[]) {
  const spec = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    servers,
    paths: {
      '/pets': { get: operation('list'), post: operation('add') },
      '/pets/{id}': { get: { ...operation('get'), ...inPath } },
      '/shops': { get: operation('shops') },
    },
  }
  const match = createCallMatcher(readSpec({ 'apispec.json': JSON.stringify(spec) }).api as never)
  /** `<name>` is a variable. */
  return (call: string) => {
    const [method = '', address = ''] = call.split(' ')
    const url: TracedText = address
      .split(/(<\w*>)/)
      .flatMap((part, index) => (index % 2 === 1 ? hole(part.slice(1, -1), at) : meant(part, at)))
    const found = match({ method: method === '?' ? undefined : meant(method, at), url })
    return found.kind === 'matched' ? found.operation.operationId : found.kind
  }
}

test('a server with a path and variables', () => {
  const match = matcher([
    { url: 'https://{region}.pets.example/api/', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
  ])
  expect(match('GET https://eu.pets.example/api/pets')).toBe('list')
  expect(match('GET https://eu.pets.example:443/api/pets/a')).toBe('get')
  expect(match('GET https://<region>.pets.example/api/shops')).toBe('shops')
  expect(match('GET https://eu.pets.example/pets')).toBe('unknown-path')
  expect(match('GET <PETS_URL>/pets/<id>')).toBe('get')
  expect(match('GET <BASE>/api/pets')).toBe('list')
  expect(match('PUT <baseUrl>pets')).toBe('wrong-method')
  expect(match('GET <BASE>/api/petss')).toBe('none')
  expect(match('GET <BASE>/api/pets/a/b')).toBe('unknown-path')
  expect(match('GET <OTHER_URL>/api/pets')).toBe('list')
  expect(match('GET <OTHER_URL>/api/pet')).toBe('none')
  expect(match('GET <OTHER_URL>/pets')).toBe('none')
  expect(match('GET https://pets.other.example/api/pets')).toBe('none')
})

test('a call with an unknown method matches the only operation of a path', () => {
  const match = matcher([{ url: 'https://pets.example' }])
  expect(match('? https://pets.example/shops')).toBe('shops')
  expect(match('? https://pets.example/pets')).toBe('none')
  expect(match('? https://pets.example/nothing')).toBe('none')
})

test('without servers, only the path decides', () => {
  const match = matcher([])
  expect(match('GET /pets')).toBe('list')
  expect(match('GET <BASE>/pets/<id>')).toBe('get')
  expect(match('GET <BASE>/nothing')).toBe('none')
  expect(match('GET https://pets.example/pets')).toBe('none')
})
