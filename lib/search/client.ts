import { type AlgoliaRequest, type AlgoliaResult, toAlgoliaResult, toSearchQuery } from './algolia-answer.ts'
import type { SearchAnswer } from './model/search-answer.ts'
import type { Ask } from './worker-port.ts'

/** A search client as react-instantsearch takes it: it answers as Algolia does. */
export interface LocalSearchClient {
  search: (requests: readonly AlgoliaRequest[]) => Promise<{ results: AlgoliaResult[] }>
}

interface LocalClientOptions {
  ask: Ask
  /**
   * Called when a question that was answered by titles and headings has its whole answer: asking again returns it
   * immediately.
   */
  onUpdate: () => void
  /** A clock in milliseconds. */
  now: () => number
}

const nothing: SearchAnswer = { hits: [], total: 0, page: 0, pages: 0, isComplete: false, spellings: [] }

/**
 * The local index behind Algolia's interface. A question is answered as soon as titles and headings say something; the
 * whole answer follows by `onUpdate`.
 */
export function createLocalSearchClient({ ask, onUpdate, now }: LocalClientOptions): LocalSearchClient {
  let last: { key: string; answers: SearchAnswer[] } | undefined
  return {
    async search(requests) {
      const startedAt = now()
      const queries = requests.map(toSearchQuery)
      const key = JSON.stringify(queries)
      const toResults = (answers: readonly SearchAnswer[] | undefined) => ({
        results: requests.map((request, index) =>
          toAlgoliaResult(answers?.[index] ?? nothing, request, now() - startedAt),
        ),
      })
      if (last?.key === key) return toResults(last.answers)
      return new Promise((resolve, reject) => {
        let isAnswered = false
        const answer = (answers: SearchAnswer[] | undefined) => {
          isAnswered = true
          resolve(toResults(answers))
        }
        const onPartial = (answers: SearchAnswer[]) => {
          // No match in titles isn't a result yet: an empty list would say that there is none.
          if (answers.some(({ hits }) => hits.length > 0)) answer(answers)
        }
        ask(queries, onPartial)
          .then((answers) => {
            const wasAnswered = isAnswered
            if (answers !== undefined) last = { key, answers }
            answer(answers)
            if (wasAnswered && answers !== undefined) onUpdate()
          })
          .catch(reject)
      })
    },
  }
}
