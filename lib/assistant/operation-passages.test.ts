import { expect, test } from 'vitest'
import { testRecords } from '../../tests/support/search-site.ts'
import { operationPassages } from './operation-passages.ts'

test('an operation is quoted by its call, its description and its fields', () => {
  const records = testRecords({
    url: '/api/x',
    title: 'Open a dock',
    text: 'Opens it. Once.',
    parts: { 'Request body': 'a: First · b' },
  })
  const operation = { kind: 'webhook', method: 'post', path: '/v1/docks', summary: 'Open a dock', node: {} }
  expect(operationPassages(operation as never, records)).toEqual([
    [
      { kind: 'text', sentences: ['Opens it.', 'Once.'] },
      { kind: 'text', sentences: ['Open a dock: `POST /v1/docks`.'] },
    ],
    [{ kind: 'list', lead: 'Request body', ordered: false, items: ['a: First', 'b'] }],
  ])
})
