import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { type AssistantProvider, withFallback } from './provider.ts'

const question = { text: 'Why?', before: [] }
const answer: Answer = { kind: 'unknown', near: [] }
const options = (signal = new AbortController().signal) => ({ signal, onPartial: () => {} })
const failing = (error: unknown): AssistantProvider => ({ ask: () => Promise.reject(error) })
const answering: AssistantProvider = { ask: async () => ({ answer }) }

test('a provider that fails lets the other answer, and says why', async () => {
  const provider = withFallback(failing(new Error('It is out of order.')), answering)
  expect(await provider.ask(question, options())).toEqual({
    answer,
    notice: 'It is out of order. These are quotes from the pages instead.',
  })
})

test('one that answers needs no other', async () => {
  expect(await withFallback(answering, failing(new Error('x'))).ask(question, options())).toEqual({ answer })
})

test('what the reader has stopped is not asked elsewhere', async () => {
  const controller = new AbortController()
  controller.abort()
  const provider = withFallback(failing(new Error('aborted')), answering)
  await expect(provider.ask(question, options(controller.signal))).rejects.toThrow('aborted')
})
