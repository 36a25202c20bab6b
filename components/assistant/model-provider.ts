import type { Citation } from '#lib/assistant/answer.ts'
import type { AnswerPort } from '#lib/assistant/answer-port.ts'
import type { ProviderSettings } from '#lib/assistant/assistant-settings.ts'
import { readChatDelta, statusProblem } from '#lib/assistant/model/chat-delta.ts'
import { chatRequest } from '#lib/assistant/model/chat-request.ts'
import { readEvents } from '#lib/assistant/model/read-events.ts'
import { citedText, validCitations } from '#lib/assistant/model/valid-citations.ts'
import type { AssistantProvider } from '#lib/assistant/provider.ts'

type ModelSettings = Extract<ProviderSettings, { kind: 'openai-compatible' }>

/** Pages that are named when a model's answer cites none. */
const mostNear = 3

/** A signal that aborts a call when the reader stops it or when the model has sent nothing for too long. */
function watchSilence(signal: AbortSignal, silenceMs: number) {
  const controller = new AbortController()
  const stop = () => controller.abort(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const fail = () => controller.abort(new Error('The assistant’s model did not answer in time.'))
  let timer = setTimeout(fail, silenceMs)
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(fail, silenceMs)
    },
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    },
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

async function post(endpoint: string, body: unknown, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  let response: Response
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal,
    })
  } catch (cause) {
    signal.throwIfAborted()
    throw new Error('The assistant’s model could not be reached.', { cause })
  }
  if (!response.ok) throw new Error(statusProblem(response.status))
  if (response.body === null) throw new Error('The assistant’s model returned an empty answer.')
  return response.body
}

/**
 * Answers with a model behind an OpenAI-compatible API: it gets the passages that search finds and writes an answer
 * that cites them. If search finds none, nothing is sent.
 */
export function createModelProvider(
  { endpoint, model, silenceMs, instructions }: ModelSettings,
  product: string,
  open: () => Promise<AnswerPort>,
): AssistantProvider {
  return {
    async ask(question, { signal, onPartial }) {
      const port = await open()
      const passages = await port.passages(question.text, question.before, signal)
      if (passages.length === 0) return { answer: { kind: 'unknown', near: [] } }
      const sources = passages.map(({ citation }): Citation => citation)
      const watch = watchSilence(signal, silenceMs)
      try {
        const body = await post(
          endpoint,
          chatRequest(question, passages, { model, product, instructions }),
          watch.signal,
        )
        let text = ''
        let isComplete = false
        for await (const data of readEvents(chunksOf(body))) {
          watch.signal.throwIfAborted()
          watch.heard()
          const delta = readChatDelta(data)
          if (delta.kind === 'problem') throw new Error(delta.message)
          isComplete ||= delta.kind === 'end' || delta.isLast
          if (delta.kind === 'end') break
          text += delta.text
          onPartial({ kind: 'written', text: validCitations(text, sources.length, false), sources })
        }
        if (!isComplete && text !== '') throw new Error('The connection to the assistant’s model was lost.')
        if (text.trim() === '') throw new Error('The assistant’s model returned an empty answer.')
        const cited = citedText(validCitations(text, sources.length, true))
        // What cites nothing isn't from the docs, however sure it sounds.
        if (cited === '') return { answer: { kind: 'unknown', near: sources.slice(0, mostNear) } }
        return { answer: { kind: 'written', text: cited, sources } }
      } catch (error) {
        // The reason for the abort is more useful than the error of the aborted call.
        watch.signal.throwIfAborted()
        if (error instanceof TypeError)
          throw new Error('The connection to the assistant’s model was lost.', { cause: error })
        throw error
      } finally {
        watch.end()
      }
    },
  }
}
