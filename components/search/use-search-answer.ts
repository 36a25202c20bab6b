import { useHits, useInstantSearch } from 'react-instantsearch'
import type { AlgoliaHit, AlgoliaResult } from '#lib/search/algolia-answer.ts'

/** The current state of a search. Previous hits stay until new ones arrive. */
export interface SearchAnswerState {
  status: 'searching' | 'done' | 'failed'
  hits: readonly AlgoliaHit[]
  total: number
  pages: number
  /** Similar queries that have hits, if the query has none. */
  spellings: readonly string[]
  /** False if only titles and headings have been searched so far. */
  isComplete: boolean
  /** Whether no page answers this; the hits only share words with it. */
  isUnanswered: boolean
  retry: () => void
}

type ExtraData = AlgoliaResult['userData'][0]

/** @param query the current query, and its current page, from 0; answers to earlier ones are ignored */
export function useSearchAnswer(query: string, page = 0): SearchAnswerState {
  const { status, refresh } = useInstantSearch({ catchError: true })
  const { items, results } = useHits<Record<string, unknown>>()
  const isCurrent = results?.query === query && results.page === page && status !== 'error'
  const [extra] = (results?.userData ?? []) as ExtraData[]
  return {
    status: status === 'error' ? 'failed' : isCurrent ? 'done' : 'searching',
    hits: items as unknown as AlgoliaHit[],
    total: results?.nbHits ?? 0,
    pages: results?.nbPages ?? 0,
    spellings: extra?.spellings ?? [],
    isComplete: extra?.isComplete ?? true,
    isUnanswered: isCurrent && extra?.isUnanswered === true,
    retry: refresh,
  }
}
