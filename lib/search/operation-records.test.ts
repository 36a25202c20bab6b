import { describe, expect, test } from 'vitest'
import type { ApiOperation } from '../api/api-operation.ts'
import type { RoutePath } from '../pages/route.ts'
import { createOperationRecorder, schemaTexts } from './operation-records.ts'

const state = { type: 'string', enum: ['open', 'done'], description: 'State of the run.' }
const schema = { type: 'object', properties: { state, owner: { allOf: [{ properties: { team_id: {} } }] } } }
const operation = {
  method: 'post',
  path: '/v1/runs/{run_id}',
  operationId: 'changeRun',
  keywords: ['stop a job'],
  description: 'Changes **one** run.\n\n- See [runs](/runs).',
  node: {
    id: '1',
    method: 'post',
    path: '/v1/runs/{run_id}',
    request: {
      path: [{ id: 'p', name: 'run_id', style: 'simple', description: 'Id of the `run`', schema: { type: 'string' } }],
      body: { id: 'b', contents: [{ id: 'c', mediaType: 'application/json', schema }] },
    },
    responses: [
      { id: 'r', code: '200', description: 'The run', contents: [{ id: 'd', mediaType: 'application/json', schema }] },
      { id: 's', code: '404', description: 'No such run' },
    ],
  },
} as unknown as ApiOperation
const page = {
  route: '/api-reference/change-run' as RoutePath,
  unversionedRoute: '/api-reference/change-run' as RoutePath,
  title: 'Change a run',
  description: 'Changes one run',
  keywords: [],
  version: undefined,
  breadcrumbs: [{ label: 'API' }, { label: 'Runs' }, { label: 'Change a run' }],
}

describe('the records of an operation', () => {
  const records = createOperationRecorder()(page, operation)

  test('have method, path, the operation’s id and its own keywords as keywords', () => {
    expect(records[0]).toMatchObject({
      kind: 'operation',
      title: 'Change a run',
      breadcrumbs: ['API', 'Runs'],
      context: 'api-reference',
      keywords: ['POST /v1/runs/{run_id}', 'changeRun', 'stop a job'],
      text: 'Changes one run. See runs.',
    })
  })

  test('hold parameters, fields with their descriptions, values, and names of what is returned', () => {
    expect(records.slice(1).map(({ anchor, text, code }) => `#${anchor}: ${text} [${code}]`)).toMatchInlineSnapshot(`
      [
        "#path-parameters: run_id: Id of the run []",
        "#request-body: state: State of the run. · owner · team_id [open,done]",
        "#responses: 200: The run · 404: No such run [state,owner,team_id]",
      ]
    `)
  })

  test('leave out parts that the operation does not have', () => {
    const bare = { ...operation, node: { ...operation.node, request: {}, responses: [] } } as unknown as ApiOperation
    expect(createOperationRecorder()(page, bare)).toHaveLength(1)
  })
})

test('names, descriptions, and values are collected at any depth, without duplicates', () => {
  const owner = { type: 'object', properties: { email: { type: 'string', description: ' Its address. ' } } }
  const schema = {
    properties: {
      owner,
      members: { type: 'array', items: owner },
      level: { oneOf: [{ const: 'gold' }, { enum: ['silver', 'gold', 3, ''] }] },
    },
    patternProperties: { '^x-': { properties: { inner: {} } } },
    additionalProperties: { allOf: [{ properties: { more: true } }] },
  }
  expect(schemaTexts([schema, undefined, schema])).toEqual({
    fields: [
      { name: 'owner', description: '' },
      { name: 'email', description: 'Its address.' },
      { name: 'members', description: '' },
      { name: 'level', description: '' },
      { name: 'inner', description: '' },
      { name: 'more', description: '' },
    ],
    values: ['gold', 'silver'],
  })
})
