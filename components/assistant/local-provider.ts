import type { AnswerPort } from '#lib/assistant/answer-port.ts'
import { withContext } from '#lib/assistant/follow-up.ts'
import type { AssistantProvider } from '#lib/assistant/provider.ts'

/** @param open the worker with the index of the version that the reader is in */
export function createLocalProvider(open: () => Promise<AnswerPort>): AssistantProvider {
  return {
    async ask({ text, before }, { signal }) {
      let port: AnswerPort
      try {
        port = await open()
      } catch (cause) {
        throw new Error('The docs could not be loaded. Check your connection, then try again.', { cause })
      }
      return { answer: await port.answer(withContext(text, before.at(-1)?.question), signal) }
    },
  }
}
