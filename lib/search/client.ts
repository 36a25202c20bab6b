import { type AlgoliaRequest, type AlgoliaResult, toAlgoliaResult, toSearchQuery } from './algolia-answer.ts'
import { operationsOnly, wholeSite } from './model/contexts.ts'
import type { SearchAnswer, SearchQuery } from './model/search-answer.ts'
import { fewestOperations, forSuggestions, withOperations } from './suggested-hits.ts'
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

const nothing: SearchAnswer = {
  hits: [],
  total: 0,
  page: 0,
  pages: 0,
  isComplete: false,
  isUnanswered: false,
  spellings: [],
}

/**
 * What is asked for a request: the question, and before it, for suggestions, the best operations. They come first, so
 * that what titles say of them is at hand with what they say of the question.
 */
function queriesOf(request: AlgoliaRequest): SearchQuery[] {
  const isBrief = request.params?.ruleContexts?.includes(forSuggestions) === true
  const query: SearchQuery = { ...toSearchQuery(request), isBrief }
  const operations = { ...query, context: operationsOnly, page: 0, hitsPerPage: fewestOperations }
  return isBrief && query.context === wholeSite ? [operations, query] : [query]
}

/**
 * The local index behind Algolia's interface. A question is answered as soon as titles and headings say something; the
 * whole answer follows by `onUpdate`.
 */
export function createLocalSearchClient({ ask, onUpdate, now }: LocalClientOptions): LocalSearchClient {
  let last: { key: string; answers: SearchAnswer[] } | undefined
  return {
    async search(requests) {
      const startedAt = now()
      const queriesByRequest = requests.map(queriesOf)
      const queries = queriesByRequest.flat()
      /** The answers of each request, as far as they are there. */
      const byRequest = (answers: readonly SearchAnswer[]) => {
        let end = 0
        return queriesByRequest.map(({ length }) => {
          end += length
          return { own: answers[end - 1], operations: length > 1 ? answers[end - 2] : undefined }
        })
      }
      const key = JSON.stringify(queries)
      const toResults = (answers: readonly SearchAnswer[] = []) => {
        const given = byRequest(answers)
        return {
          results: requests.map((request, index) => {
            const toResult = (answer = nothing) => toAlgoliaResult(answer, request, now() - startedAt)
            const { own, operations } = given[index] ?? {}
            const result = toResult(own)
            if (operations === undefined) return result
            return { ...result, hits: withOperations(result.hits, toResult(operations).hits, result.hitsPerPage) }
          }),
        }
      }
      if (last?.key === key) {
        const { answers } = last
        // What some files were missing for is asked again the next time.
        if (!answers.every(({ isComplete }) => isComplete)) last = undefined
        return toResults(answers)
      }
      return new Promise((resolve, reject) => {
        let isAnswered = false
        const answer = (answers: SearchAnswer[] | undefined) => {
          isAnswered = true
          resolve(toResults(answers))
        }
        const onPartial = (answers: SearchAnswer[]) => {
          // No match in titles isn't a result yet: an empty list would say that there is none.
          if (byRequest(answers).every(({ own }) => (own?.hits.length ?? 0) > 0)) answer(answers)
        }
        ask(queries, onPartial)
          .then((answers) => {
            const wasAnswered = isAnswered
            const isWhole = answers?.every(({ isComplete }) => isComplete) === true
            if (answers !== undefined && (wasAnswered || isWhole)) last = { key, answers }
            answer(answers)
            if (wasAnswered && answers !== undefined) onUpdate()
          })
          .catch(reject)
      })
    },
  }
}
