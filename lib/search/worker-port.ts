import type { IndexOverview } from './model/index-overview.ts'
import type { SearchAnswer, SearchQuery } from './model/search-answer.ts'
import type { SearchReply, SearchRequest } from './worker-messages.ts'

/** The part of a worker that a port uses. */
export interface WorkerLike<Question, Reply> {
  postMessage: (request: Question) => void
  addEventListener: (type: 'message', listener: (event: { data: Reply }) => void) => void
}

/** The page's side of search: requests to a worker as promises. */
export interface SearchPort {
  /** Opens an index, or tries again. It rejects when the index cannot be had. */
  open: (base: string, version: string) => Promise<IndexOverview>
  /**
   * One who asks: its newer questions drop its older ones, and no other's. A dropped question is answered after the
   * newer one, by undefined.
   */
  asker: () => Ask
}

export type Ask = (
  queries: SearchQuery[],
  onPartial?: (answers: SearchAnswer[]) => void,
) => Promise<SearchAnswer[] | undefined>

interface Waiting {
  asker: number
  reply: (reply: SearchReply) => void
}

export function createSearchPort(worker: WorkerLike<SearchRequest, SearchReply>): SearchPort {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let lastAsker = 0

  worker.addEventListener('message', ({ data }) => {
    if (data.type === 'stale') return
    const entry = waiting.get(data.id)
    entry?.reply(data)
    if (data.type === 'partial') return
    waiting.delete(data.id)
    if (entry === undefined || entry.asker === 0) return
    // Older questions of the same asker: only now, so that they never come between.
    for (const [id, { asker, reply }] of [...waiting]) {
      if (asker !== entry.asker || id > data.id) continue
      waiting.delete(id)
      reply({ type: 'stale', id })
    }
  })

  function send<T>(
    asker: number,
    request: (id: number) => SearchRequest,
    read: (reply: SearchReply) => { value: T } | undefined,
  ): Promise<T> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const reply = (message: SearchReply) => {
        if (message.type === 'failed') return reject(new Error(message.message))
        const answer = read(message)
        if (answer !== undefined) resolve(answer.value)
      }
      waiting.set(id, { asker, reply })
      worker.postMessage(request(id))
    })
  }

  return {
    open: (base, version) =>
      send(
        0,
        (id) => ({ type: 'open', id, base, version }),
        (reply) => (reply.type === 'opened' ? { value: reply.overview } : undefined),
      ),
    asker() {
      lastAsker += 1
      const asker = lastAsker
      return (queries, onPartial) =>
        send<SearchAnswer[] | undefined>(
          asker,
          (id) => ({ type: 'search', id, asker, queries }),
          (reply) => {
            if (reply.type === 'partial') onPartial?.(reply.answers)
            if (reply.type === 'done') return { value: reply.answers }
            return reply.type === 'stale' ? { value: undefined } : undefined
          },
        )
    },
  }
}
