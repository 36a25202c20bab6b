import { useEffect, useState } from 'react'
import { type SearchContext, wholeSite } from '#lib/search/contexts.ts'
import type { SearchAddress } from '#lib/search/search-address.ts'
import { searchSource } from './search-source.ts'

/** How many pages answer a query in each part of the site, by id; empty until it is known. */
export type ContextCounts = Readonly<Record<string, number>>

const none: ContextCounts = {}

/**
 * Counts the answers in each part of the site.
 * @param isReady whether the query itself has its answer: that one comes first
 */
export function useContextCounts(
  { query, version }: SearchAddress,
  contexts: readonly SearchContext[],
  isReady: boolean,
): ContextCounts {
  const [found, setFound] = useState({ query: '', counts: none })
  const [ask] = useState(() => searchSource(version).asker())
  useEffect(() => {
    if (!isReady || contexts.length === 0) return undefined
    let isCurrent = true
    const ids = [wholeSite, ...contexts.map(({ id }) => id)]
    ask(ids.map((context) => ({ text: query, context, page: 0, hitsPerPage: 0 })))
      .then((answers) => {
        if (!isCurrent || answers === undefined) return
        setFound({ query, counts: Object.fromEntries(ids.map((id, index) => [id, answers[index]?.total ?? 0])) })
      })
      // The list is there without.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [ask, query, contexts, isReady])
  return found.query === query ? found.counts : none
}
