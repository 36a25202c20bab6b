import { type AnswerPort, createAnswerPort } from '#lib/assistant/answer-port.ts'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { type AssistantProvider, withFallback } from '#lib/assistant/provider.ts'
import { smallTalkReply } from '#lib/assistant/small-talk.ts'
import { pageScope } from '../search/page-scope.ts'
import { openWorker } from '../workers/open-worker.ts'
import { createModelProvider } from './model-provider.ts'

function openPort(address: string, base: string, version: string): Promise<AnswerPort> {
  return openWorker(address, 'assistant', async (worker) => {
    const port = createAnswerPort(worker)
    await port.open(base, version)
    return port
  })
}

const ports = new Map<string, Promise<AnswerPort>>()

/** The worker with a version's index, one per document. The next call retries after a failure. */
function answerPort(worker: string, base: string, version: string): Promise<AnswerPort> {
  const key = `${worker} ${version}`
  const port = ports.get(key) ?? openPort(worker, base, version)
  ports.set(key, port)
  port.catch(() => ports.delete(key))
  return port
}

/** Loads what an answer needs, until the reader has typed the question. A failure shows when the question is asked. */
export function prepareAnswers({ worker, base }: AssistantSettings): void {
  answerPort(worker, base, pageScope().version).catch(() => undefined)
}

/** Answers with quotes. @param open the worker with the index of the version that the reader is in */
function createLocalProvider(open: () => Promise<AnswerPort>): AssistantProvider {
  return {
    async ask({ text, before }, { signal }) {
      let port: AnswerPort
      try {
        port = await open()
      } catch (cause) {
        throw new Error('The docs could not be loaded. Check your connection, then try again.', { cause })
      }
      const earlier = before.map(({ question, lead }) => ({ question, lead }))
      return { answer: await port.answer(text, earlier, signal) }
    },
  }
}

/** A provider that isn't asked what asks nothing, such as a greeting. */
function withSmallTalk({ ask }: AssistantProvider): AssistantProvider {
  return {
    async ask(question, options) {
      const reply = smallTalkReply(question.text)
      return reply === undefined ? ask(question, options) : { answer: { kind: 'unknown', near: [], reply } }
    },
  }
}

/** Chooses the provider of answers; add another provider here. A model falls back to quotes from the pages. */
export function chooseProvider({ worker, base, product, provider }: AssistantSettings): AssistantProvider {
  const open = () => answerPort(worker, base, pageScope().version)
  const local = createLocalProvider(open)
  if (provider.kind !== 'openai-compatible') return withSmallTalk(local)
  return withSmallTalk(withFallback(createModelProvider(provider, product, open), local))
}
