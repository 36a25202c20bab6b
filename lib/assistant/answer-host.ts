import type { AnswerReply, AnswerRequest } from './answer-messages.ts'
import type { Answerer } from './create-answerer.ts'

/**
 * The worker's side of the assistant: takes requests and posts replies. What was cancelled is dropped as soon as that
 * is known. Opening again tries once more.
 */
export function createAnswerHost(
  open: (base: string, version: string) => Promise<Answerer>,
  post: (reply: AnswerReply) => void,
): (request: AnswerRequest) => void {
  let answerer: Promise<Answerer> = Promise.reject(new Error('No index has been opened.'))
  answerer.catch(() => undefined)
  const waiting = new Set<number>()

  async function reply(request: Exclude<AnswerRequest, { type: 'cancel' }>): Promise<void> {
    const { id } = request
    if (request.type === 'open') {
      answerer = open(request.base, request.version)
      await answerer
      post({ type: 'opened', id })
      return
    }
    waiting.add(id)
    const isStale = () => !waiting.has(id)
    const { answer, passages } = await answerer
    if (request.type === 'answer') {
      const composed = await answer(request.question, isStale, request.before)
      if (!isStale()) post({ type: 'answer', id, answer: composed })
    } else {
      const foundPassages = await passages(request.question, isStale, request.before)
      if (!isStale()) post({ type: 'passages', id, passages: foundPassages })
    }
    waiting.delete(id)
  }

  return (request) => {
    if (request.type === 'cancel') {
      waiting.delete(request.id)
      return
    }
    reply(request).catch((error: unknown) => {
      waiting.delete(request.id)
      post({ type: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) })
    })
  }
}
