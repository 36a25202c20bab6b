import { expect, test } from 'vitest'
import { readFromPreview } from './preview-messages.ts'

test.each([
  { type: 'ready' },
  { type: 'size', height: 12 },
  { type: 'shown', id: 1 },
  { type: 'pong', id: 0 },
  { type: 'diagnostic', id: 1, diagnostics: [{ part: 'program', message: 'No.', hint: 'Yes.', line: 1, column: 2 }] },
] as const)('%j is a message', (message) => {
  expect(readFromPreview(message)).toEqual(message)
})

test.each([
  undefined,
  null,
  'ready',
  [],
  {},
  { type: 'other', id: 1 },
  { type: 'size', height: '12' },
  { type: 'size', height: -1 },
  { type: 'size', height: Number.NaN },
  { type: 'shown' },
  { type: 'diagnostic', id: 1, diagnostics: 'none' },
])('%j is none', (value) => {
  expect(readFromPreview(value)).toBeUndefined()
})

test('messages are limited to what a page shows, because a sample may forge them', () => {
  const diagnostics = [
    ...Array.from({ length: 9 }, () => ({ message: 'x'.repeat(9999), hint: 7, line: 'a', part: 'input' })),
    null,
  ]
  expect(readFromPreview({ type: 'diagnostic', id: 1, diagnostics })).toEqual({
    type: 'diagnostic',
    id: 1,
    diagnostics: Array.from({ length: 5 }, () => ({ part: 'program', message: 'x'.repeat(500) })),
  })
})
