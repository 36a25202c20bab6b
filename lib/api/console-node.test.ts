import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec } from '../../tests/support/api-reading.ts'
import { consoleNode } from './console-node.ts'

test('a console receives the whole request, and only the metadata of responses', () => {
  const [, operation] = operationsOf(readFixtureSpec('openapi-3-0.yaml'))
  if (operation === undefined) throw new Error('The fixture has two operations')
  const { request, responses } = consoleNode(operation.node)
  expect(request).toEqual(operation.node.request)
  expect(responses).toEqual([
    {
      id: expect.any(String),
      code: '200',
      description: 'All things.',
      contents: [{ id: expect.any(String), mediaType: 'application/json' }],
    },
  ])
})
