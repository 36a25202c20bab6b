import type { WorkerLike } from '../search/worker-port.ts'
import type { QuotedAnswer } from './answer.ts'
import type { AnswerReply, AnswerRequest, Earlier, Passage } from './answer-messages.ts'

/** The page's side of the assistant's worker: requests as promises. An aborted one rejects at once. */
export interface AnswerPort {
  open: (base: string, version: string) => Promise<void>
  /** @param before questions of the same conversation, the oldest first */
  answer: (question: string, before: readonly Earlier[], signal: AbortSignal) => Promise<QuotedAnswer>
  /** @param before as for `answer` */
  passages: (question: string, before: readonly Earlier[], signal: AbortSignal) => Promise<Passage[]>
}

export function createAnswerPort(worker: WorkerLike<AnswerRequest, AnswerReply>): AnswerPort {
  const waiting = new Map<number, (reply: AnswerReply) => void>()
  let lastId = 0
  worker.addEventListener('message', ({ data }) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })

  function send<T>(
    request: (id: number) => AnswerRequest,
    read: (reply: AnswerReply) => { value: T } | undefined,
    signal?: AbortSignal,
  ): Promise<T> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        worker.postMessage({ type: 'cancel', id })
        reject(signal.reason)
      })
      waiting.set(id, (reply) => {
        const result = reply.type === 'failed' ? undefined : read(reply)
        if (result !== undefined) resolve(result.value)
        else reject(new Error(reply.type === 'failed' ? reply.message : 'The worker answered something else.'))
      })
      worker.postMessage(request(id))
    })
  }

  return {
    open: (base, version) =>
      send(
        (id) => ({ type: 'open', id, base, version }),
        (reply) => (reply.type === 'opened' ? { value: undefined } : undefined),
      ),
    answer: (question, before, signal) =>
      send(
        (id) => ({ type: 'answer', id, question, before }),
        (reply) => (reply.type === 'answer' ? { value: reply.answer } : undefined),
        signal,
      ),
    passages: (question, before, signal) =>
      send(
        (id) => ({ type: 'passages', id, question, before }),
        (reply) => (reply.type === 'passages' ? { value: reply.passages } : undefined),
        signal,
      ),
  }
}
