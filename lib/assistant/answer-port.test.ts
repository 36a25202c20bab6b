import { expect, test } from 'vitest'
import type { QuotedAnswer } from './answer.ts'
import { createAnswerHost } from './answer-host.ts'
import type { AnswerReply } from './answer-messages.ts'
import { type AnswerPort, createAnswerPort } from './answer-port.ts'
import type { Answerer } from './create-answerer.ts'

const unknown: QuotedAnswer = { kind: 'unknown', near: [] }
const signal = () => new AbortController().signal

/** A port whose worker is in the same thread. Messages take a turn, as between threads. */
function connect(open: () => Promise<Answerer>): AnswerPort & { replies: AnswerReply[] } {
  const replies: AnswerReply[] = []
  let listener: ((event: { data: AnswerReply }) => void) | undefined
  const host = createAnswerHost(open, (data) => {
    replies.push(data)
    queueMicrotask(() => listener?.({ data }))
  })
  const port = createAnswerPort({
    postMessage: (request) => queueMicrotask(() => host(request)),
    addEventListener: (_, to) => {
      listener = to
    },
  })
  return { ...port, replies }
}

test('questions are answered by the opened index', async () => {
  const port = connect(async () => ({ answer: async () => unknown, passages: async () => [] }))
  await port.open('/_search/', '')
  expect(await port.answer('Why?', [], signal())).toEqual(unknown)
  expect(await port.passages('Why?', [], signal())).toEqual([])
})

test('an index that cannot be opened, and one that was not, is a failure with its reason', async () => {
  const port = connect(() => Promise.reject(new Error('There is none.')))
  await expect(port.answer('Why?', [], signal())).rejects.toThrow('No index has been opened.')
  await expect(port.open('/_search/', '')).rejects.toThrow('There is none.')
})

test('a stopped question rejects at once, and its answer is not posted', async () => {
  let finish = () => {}
  const port = connect(async () => ({
    answer: () => new Promise((resolve) => (finish = () => resolve(unknown))),
    passages: async () => [],
  }))
  await port.open('/_search/', '')
  const controller = new AbortController()
  const answer = port.answer('Why?', [], controller.signal)
  await new Promise((resolve) => setTimeout(resolve))
  controller.abort(new Error('stopped'))
  await expect(answer).rejects.toThrow('stopped')
  await new Promise((resolve) => setTimeout(resolve))
  finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(port.replies.map(({ type }) => type)).toEqual(['opened'])
})
