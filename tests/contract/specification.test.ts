import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { completeConfig } from '#lib/config/complete-config.ts'
import { isRecord, valueAt } from '#lib/diagnostics/json-pointer.ts'
import { type MockServer, startMockServer } from '../../scripts/api/mock-server.ts'
import { loadApi } from '../../scripts/read/load-api.ts'
import settings from '../../site.config.ts'

// What holds for every specification. A site's own rules for its API are among its own tests.
const { config, tokens } = completeConfig(settings)
const { api, diagnostics } = loadApi(process.cwd(), config, tokens)

test('the specification, if there is one, has no errors', () => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([])
})

const operations = api?.operations ?? []

/** Statuses that an operation describes. */
function statusesOf({ method, path }: ApiOperation): string[] {
  const operation = valueAt(api?.bundle, ['paths', path, method])
  return Object.keys(isRecord(operation) && isRecord(operation.responses) ? operation.responses : {})
}

/** What a server may say of a request that lacks a token, parameters, or a body: these requests have none. */
const refusals = ['400', '401', '406', '415', '422']

describe.skipIf(operations.length === 0)(operations.length === 0 ? 'the site has no operations' : 'mock server', () => {
  let mock: MockServer
  beforeAll(async () => {
    mock = await startMockServer(api?.bundle ?? {}, 0)
  })
  afterAll(() => mock?.close())

  test('responds to every operation with a status that it describes, or refuses the request', async () => {
    const wrong: string[] = []
    for (const operation of operations) {
      const { method, path } = operation
      const response = await fetch(mock.url + path.replaceAll(/\{[^}]+\}/g, '1'), { method: method.toUpperCase() })
      const known = [...statusesOf(operation), ...refusals]
      if (
        !known.some(
          (status) =>
            status === 'default' || status.replace(/XX/i, String(response.status).slice(1)) === String(response.status),
        )
      )
        wrong.push(`${method} ${path}: ${response.status} ${await response.text()}`)
    }
    expect(wrong).toEqual([])
  })

  test('can be called by a page of another origin', async () => {
    const origin = 'https://docs.example'
    const response = await fetch(mock.url + (operations[0]?.path ?? ''), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization')
  })
})

test('a taken port is named, and how to choose another', async () => {
  const empty = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {} }
  const first = await startMockServer(empty, 0)
  const port = Number(new URL(first.url).port)
  await expect(startMockServer(empty, port)).rejects.toThrow(
    `Port ${port} cannot be used. Stop what uses it, or set MOCK_API_PORT to another one.`,
  )
  await first.close()
})
