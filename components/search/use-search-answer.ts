import { useHits, useInstantSearch } from 'react-instantsearch'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'

/** What a search says now. Former hits stay while newer ones are on their way. */
export interface SearchAnswerState {
  status: 'searching' | 'done' | 'failed'
  hits: readonly AlgoliaHit[]
  total: number
  pages: number
  /** Queries near to one without hits that have some. */
  spellings: readonly string[]
  /** False while only titles and headings have been searched. */
  isComplete: boolean
  retry: () => void
}

interface ExtraData {
  spellings: string[]
  isComplete: boolean
}

/** @param query what is searched for now, to which older answers do not belong */
export function useSearchAnswer(query: string): SearchAnswerState {
  const { status, refresh } = useInstantSearch({ catchError: true })
  const { items, results } = useHits<Record<string, unknown>>()
  const isCurrent = results?.query === query && status !== 'error'
  const [extra] = (results?.userData ?? []) as ExtraData[]
  return {
    status: status === 'error' ? 'failed' : isCurrent ? 'done' : 'searching',
    hits: items as unknown as AlgoliaHit[],
    total: results?.nbHits ?? 0,
    pages: results?.nbPages ?? 0,
    spellings: extra?.spellings ?? [],
    isComplete: extra?.isComplete ?? true,
    retry: refresh,
  }
}
