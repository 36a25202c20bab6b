import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnswerPort } from '#lib/assistant/answer-port.ts'
import { type ChatServer, startChatServer } from '../../tests/support/chat-server.ts'
import { createModelProvider } from './model-provider.ts'

let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

const citation = { url: '/docks', anchor: '', title: 'Docks', section: '' }
const passages = [{ citation, text: 'A dock is a place.' }]

function ask(found = passages, silenceMs = 5_000, signal = new AbortController().signal) {
  const port = { passages: async () => found } as unknown as AnswerPort
  const settings = {
    kind: 'openai-compatible',
    endpoint: server.endpoint,
    model: 'm',
    silenceMs,
    instructions: '',
  } as const
  const provider = createModelProvider(settings, 'Harbor', async () => port)
  return provider.ask({ text: 'What is a dock?', before: [] }, { signal, onPartial: () => undefined })
}

test('a whole stream is the answer, and it cites only what was sent', async () => {
  server.answer(['A place [1', '], not a pier [7].'])
  expect((await ask()).answer).toEqual({ kind: 'written', text: 'A place [1], not a pier.', sources: [citation] })
  expect(server.calls[0]?.body).toMatchObject({ model: 'm', stream: true })
})

test('an answer that cites nothing is none: the pages that come near are named', async () => {
  server.answer(['Everyone ', 'knows that [7].'])
  expect((await ask()).answer).toEqual({ kind: 'unknown', near: [citation] })
})

test('sentences that cite nothing are left out', async () => {
  server.answer(['A place [1]. ', 'I like docks.'])
  expect((await ask()).answer).toMatchObject({ text: 'A place [1].' })
})

test('lines may end with a carriage return, too', async () => {
  server.answer(['A place', ' [1].'], { lineEnd: '\r\n' })
  expect((await ask()).answer).toMatchObject({ kind: 'written', text: 'A place [1].' })
})

test('an error in the middle of a stream fails, and what came before isn’t an answer', async () => {
  server.answer(['A place [1].'], { error: 'overloaded' })
  await expect(ask()).rejects.toThrow('The assistant’s model reported an error.')
})

test('nothing is sent when search finds nothing', async () => {
  expect((await ask([])).answer).toEqual({ kind: 'unknown', near: [] })
  expect(server.calls).toEqual([])
})

test('half an answer is none: a stream that ends early fails', async () => {
  server.answer(['A place'], { isCut: true })
  await expect(ask()).rejects.toThrow('was lost')
})

test('a status and silence fail in plain words', async () => {
  server.answer(429)
  await expect(ask()).rejects.toThrow('too many requests')
  server.answer(['A'], { isHeldBack: true })
  await expect(ask(passages, 50)).rejects.toThrow('did not answer in time')
})

test('what the reader stops ends the call', async () => {
  server.answer(['A'], { isHeldBack: true })
  const controller = new AbortController()
  const asked = ask(passages, 5_000, controller.signal)
  await expect.poll(() => server.calls.length).toBe(1)
  controller.abort()
  await expect(asked).rejects.toThrow()
  await expect.poll(() => server.calls[0]?.wasAborted).toBe(true)
})
