import { expect, test } from 'vitest'
import { operationCall } from './operation-call.ts'

test('an operation is called by its method and path, and a page is not called', () => {
  const keywords = ['submit a form', 'POST /v1/actions/{id}/runs', 'execute-action']
  expect(operationCall({ kind: 'operation', keywords })).toBe('POST /v1/actions/{id}/runs')
  expect(operationCall({ kind: 'operation', keywords: [] })).toBeUndefined()
  expect(operationCall({ kind: 'page', keywords })).toBeUndefined()
})
