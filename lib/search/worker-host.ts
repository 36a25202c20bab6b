import type { SearchEngine } from './engine.ts'
import type { SearchAnswer } from './model/search-answer.ts'
import type { SearchReply, SearchRequest } from './worker-messages.ts'

/** Opens the index in a folder. @see openSearchEngine */
export type OpenEngine = (base: string, version: string) => Promise<SearchEngine>

/**
 * The worker's side of search: takes requests and posts replies. A request that a newer one has made stale is dropped
 * as soon as that is known. A search before the index is open waits for it; opening again replaces it, or tries once
 * more.
 */
export function createSearchHost(
  open: OpenEngine,
  post: (reply: SearchReply) => void,
): (request: SearchRequest) => void {
  let engine: Promise<SearchEngine> = Promise.reject(new Error('No search index has been opened.'))
  engine.catch(() => undefined)
  const newest = new Map<number, number>()

  async function search({ id, asker, queries }: Extract<SearchRequest, { type: 'search' }>): Promise<void> {
    newest.set(asker, id)
    const isStale = () => newest.get(asker) !== id
    const opened = await engine
    const partial: SearchAnswer[] = []
    const answers = await Promise.all(
      queries.map((query, index) => {
        const onPartial = (answer: SearchAnswer) => {
          partial[index] = answer
          post({ type: 'partial', id, answers: partial })
        }
        return opened.search(query, { isStale, onPartial })
      }),
    )
    post(isStale() ? { type: 'stale', id } : { type: 'done', id, answers })
  }

  async function answer(request: SearchRequest): Promise<void> {
    if (request.type === 'search') return search(request)
    engine = open(request.base, request.version)
    const { contexts, popular } = await engine
    post({ type: 'opened', id: request.id, overview: { contexts, popular } })
  }

  return (request) => {
    answer(request).catch((error: unknown) => {
      post({ type: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) })
    })
  }
}
