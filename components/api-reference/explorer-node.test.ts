import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec } from '../../tests/support/api-reading.ts'
import { explorerNode } from './explorer-node.ts'

test('an operation of the explorer is that of its page', () => {
  const reading = readFixtureSpec('harbor.yaml')
  const document = reading.api?.bundle ?? {}
  for (const { kind, method, path, node } of operationsOf(reading)) {
    expect(explorerNode(document, { kind, method, path })).toEqual(node)
  }
  expect(() => explorerNode(document, { kind: 'operation', method: 'get', path: '/nope' })).toThrow(
    'The specification has no get /nope',
  )
})
