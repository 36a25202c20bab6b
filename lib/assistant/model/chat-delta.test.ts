import { expect, test } from 'vitest'
import { readChatDelta, statusProblem } from './chat-delta.ts'

test.each([
  ['{"choices":[{"delta":{"content":"Hi"}}]}', { kind: 'text', text: 'Hi', isLast: false }],
  ['{"choices":[{"delta":{"role":"assistant"}}]}', { kind: 'text', text: '', isLast: false }],
  ['{"choices":[]}', { kind: 'text', text: '', isLast: false }],
  ['{"choices":[{"delta":{},"finish_reason":"stop"}]}', { kind: 'text', text: '', isLast: true }],
  ['null', { kind: 'text', text: '', isLast: false }],
  ['[DONE]', { kind: 'end' }],
  ['{"error":{"message":"secret detail"}}', { kind: 'problem', message: 'The assistant’s model reported an error.' }],
  ['<html>', { kind: 'problem', message: 'The assistant’s model returned something that is not JSON.' }],
])('%s is read', (data, delta) => {
  expect(readChatDelta(data)).toEqual(delta)
})

test('statuses are said in plain words', () => {
  expect([401, 404, 429, 503, 418].map(statusProblem)).toMatchInlineSnapshot(`
    [
      "The assistant’s model refused this site.",
      "The assistant’s model was not found.",
      "The assistant’s model has too many requests right now.",
      "The assistant’s model is unavailable right now.",
      "The assistant’s model rejected the question (418).",
    ]
  `)
})
