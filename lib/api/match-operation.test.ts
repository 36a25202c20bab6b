import { describe, expect, test } from 'vitest'
import { operationsOf, readSpec } from '../../tests/support/api-reading.ts'
import { createOperationIndex } from './match-operation.ts'

const operation = (id: string) => `{ operationId: ${id}, summary: ${id}, responses: { '204': { description: Done. } } }`
const parameters = (...names: string[]) =>
  `[${names.map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`).join(', ')}]`

const spec = `openapi: 3.1.0
info: { title: A, version: '1' }
servers:
  - url: https://api.slipway.example
  - url: https://api.eu.slipway.example
  - url: https://{region}.slipway.example/base
    variables: { region: { default: api.us, enum: [api.us, api.ap] } }
paths:
  /v1/blueprints: { get: ${operation('list')}, post: ${operation('create')} }
  /v1/blueprints/{blueprint}: { parameters: ${parameters('blueprint')}, get: ${operation('read')}, post: ${operation('rename')} }
  /v1/blueprints/search: { post: ${operation('search')} }
  /v1/blueprints/{blueprint}/entities/{entity}:
    { parameters: ${parameters('blueprint', 'entity')}, patch: ${operation('change')} }
  /v1/files/{name}.json: { parameters: ${parameters('name')}, get: ${operation('file')} }
  /v1/proxied/{proxy+}: { parameters: ${parameters('proxy')}, get: ${operation('proxied')} }
  /v1/hooks:
    servers: [{ url: https://ingest.slipway.example }]
    post: ${operation('hook')}
`
const { match } = createOperationIndex({ operations: operationsOf(readSpec({ 'apispec.yaml': spec })) })

function describeMatch(method: string, url: string): string {
  const result = match(method, url)
  if (result.kind === 'matched') return result.operation.operationId
  if (result.kind === 'wrong-method') return `wrong-method ${result.operations.map(({ method: verb }) => verb).join()}`
  if (result.kind === 'unknown-path') return `unknown-path ${result.near.map(({ path }) => path).join()}`
  return result.kind
}

describe('a call', () => {
  test.each([
    ['get', 'https://api.slipway.example/v1/blueprints', 'list'],
    ['POST', 'https://API.slipway.example/v1/blueprints/?upsert=true#x', 'create'],
    ['GET', 'https://api.us.slipway.example/base/v1/blueprints/service', 'read'],
    ['GET', '/v1/blueprints/${BLUEPRINT}', 'read'],
    ['GET', '/base/v1/blueprints/a%2Fb', 'read'],
    ['PATCH', '/v1/blueprints/<b>/entities/$ENTITY', 'change'],
    ['GET', '/v1/files/report.json', 'file'],
    ['POST', 'https://ingest.slipway.example/v1/hooks', 'hook'],
    ['GET', '/v1/proxied/a/b/c', 'proxied'],
  ])('%s %s matches %s', (method, url, expected) => {
    expect(describeMatch(method, url)).toBe(expected)
  })

  test('the more specific of two matching paths wins', () => {
    expect(describeMatch('POST', '/v1/blueprints/search')).toBe('search')
  })

  test('a wrong method is reported, even if several paths have the same shape', () => {
    expect(describeMatch('GET', '/v1/blueprints/search')).toBe('read')
  })
})

test.each([
  ['DELETE', '/v1/blueprints', 'wrong-method get,post'],
  ['GET', 'https://api.slipway.example/v1/blueprint/x', 'unknown-path /v1/blueprints/{blueprint}'],
  ['GET', 'https://api.slipway.example', 'unknown-path '],
  ['GET', 'https://eu.slipway.example/base/v1/blueprints', 'other-host'],
  ['GET', 'https://api.slipway.example.evil.example/v1/blueprints', 'other-host'],
  ['GET', 'https://github.example/v1/blueprints', 'other-host'],
  ['POST', 'https://api.slipway.example/v1/hooks', 'unknown-path /v1/hooks'],
])('%s %s does not match: %s', (method, url, expected) => {
  expect(describeMatch(method, url)).toContain(expected)
})
