import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MockServer, startMockServer } from '../../../scripts/api/mock-server.ts'
import { type ContractOperation, contract, operationsBySlug } from './contract.ts'
import { diagnosticsOf } from './directed-schema.ts'
import { invalidBodies } from './invalid-bodies.ts'
import { requestOf } from './operation-request.ts'

let mock: MockServer
beforeAll(async () => {
  mock = await startMockServer(contract.document, 0)
})
afterAll(() => mock.close())

interface Answer {
  status: string
  headers: Headers
  mediaType: string | undefined
  body: unknown
}

async function ask(
  operation: ContractOperation,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { address, init } = requestOf(operation, body, headers)
  const response = await fetch(`${mock.url}${address}`, init)
  const text = await response.text()
  const mediaType = response.headers.get('content-type')?.split(';')[0]
  return {
    status: String(response.status),
    headers: response.headers,
    mediaType,
    body: mediaType?.endsWith('json') === true ? (JSON.parse(text) as unknown) : text,
  }
}

/** A body of the operation’s own; nothing for an operation that takes none. */
function firstBody({ request }: ContractOperation): unknown {
  return [...(request?.examples.values() ?? [])][0]
}

/** Expects one of the answers that the operation describes for a status: the first example, or the one of a name. */
function expectAnswer(operation: ContractOperation, status: string, answer: Answer, name?: string): void {
  expect(answer).toMatchObject({ status })
  const described = operation.answers.find((item) => item.status === status)
  const [content] = described?.contents ?? []
  expect(answer.mediaType).toBe(content?.mediaType)
  if (content === undefined) expect(answer.body).toBe('')
  else {
    expect(answer.body).toEqual(name === undefined ? [...content.examples.values()][0] : content.examples.get(name))
    expect(diagnosticsOf(content.schema, answer.body, 'answer')).toEqual([])
  }
  const missing = Object.keys(described?.headers ?? {}).filter((header) => !answer.headers.has(header))
  expect(missing).toEqual([])
}

function successOf({ answers }: ContractOperation): string {
  return answers.find(({ status }) => status.startsWith('2'))?.status ?? 'none'
}

describe('the mock server answers', () => {
  test.each(operationsBySlug)('%s: each request that is described', async (_, operation) => {
    const bodies = operation.request === undefined ? [undefined] : [...operation.request.examples.values()]
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expectAnswer(operation, successOf(operation), await ask(operation, body))
  })

  test.each(operationsBySlug)('%s: everything that is described', async (_, operation) => {
    for (const { status, contents } of operation.answers) {
      for (const name of contents.flatMap(({ examples }) => [...examples.keys()])) {
        const answer = await ask(operation, firstBody(operation), { prefer: `code=${status}, example=${name}` })
        expectAnswer(operation, status, answer, name)
      }
    }
  })

  test.each(operationsBySlug.filter(([, { needsToken }]) => needsToken))(
    '%s: a request without a token',
    async (_, operation) => {
      expectAnswer(operation, '401', await ask(operation, firstBody(operation), { authorization: '' }))
    },
  )

  test.each(operationsBySlug.filter(([, { request }]) => request !== undefined))(
    '%s: a body that breaks the description',
    async (_, operation) => {
      const expected = ['422', '400'].find((status) => operation.answers.some((answer) => answer.status === status))
      const bodies = invalidBodies(operation)
      expect(bodies.size).toBeGreaterThan(0)
      for (const [diagnostic, body] of bodies) {
        const answer = await ask(operation, body)
        expect({ diagnostic, status: answer.status }).toEqual({ diagnostic, status: expected })
        expectAnswer(operation, expected ?? 'none', answer)
      }
    },
  )
})
