import { expect, test } from 'vitest'
import { operationsOf, readSpec } from '../../tests/support/api-reading.ts'
import { accessLink, firstCall, needsAccess } from './first-call.ts'

const operationsFrom = (paths: string) =>
  operationsOf(
    readSpec({
      'apispec.yaml': `openapi: 3.1.0
info: { title: A, version: '1' }
security: [{ token: [] }]
components:
  securitySchemes:
    token: { type: http, scheme: bearer, description: '[Odd](javascript:1), then see [tokens](https://a.example/tokens).' }
paths:
${paths}`,
    }),
  )

const operation = (id: string, rest = '', method = 'get') =>
  `  /${id}: { ${method}: { operationId: ${id}, summary: ${id}, responses: { '204': { description: Done. } }${rest} } }\n`
const parameter = (name: string, required: boolean) =>
  `{ name: ${name}, in: query, required: ${required}, schema: { type: string } }`

test('the first call is the GET with the fewest parameters, all of which are optional', () => {
  const first = (paths: string) => firstCall(operationsFrom(paths))?.operationId
  const needed = operation('needed', `, parameters: [${parameter('q', true)}]`)
  const optional = operation('optional', `, parameters: [${parameter('q', false)}]`)
  expect(first(operation('written', '', 'post') + needed + optional)).toBe('optional')
  expect(first(optional + operation('plain') + operation('later'))).toBe('plain')
  expect(first(operation('old', ', deprecated: true') + optional)).toBe('optional')
  expect(first(operation('written', '', 'post') + needed)).toBeUndefined()
})

test('access is explained where the description of the security scheme leads first', () => {
  const [closed, open] = operationsFrom(operation('closed') + operation('open', ', security: []'))
  if (closed === undefined || open === undefined) throw new Error('The specification has two operations')
  expect(accessLink(closed)).toBe('https://a.example/tokens')
  expect(needsAccess(closed)).toBe(true)
  expect(accessLink(open)).toBeUndefined()
  expect(needsAccess(open)).toBe(false)
})
