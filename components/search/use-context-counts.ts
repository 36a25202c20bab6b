import { useEffect, useState } from 'react'
import { type SearchContext, wholeSite } from '#lib/search/model/contexts.ts'
import type { SearchAddress } from '#lib/search/search-address.ts'
import { searchSource } from './search-source.ts'

/** Number of results in each part of the site, by ID; empty until loaded. */
export type ContextCounts = Readonly<Record<string, number>>

const none: ContextCounts = {}

/**
 * Counts the results in each part of the site.
 * @param isReady whether the query itself has been answered, which takes precedence
 */
export function useContextCounts(
  { query, version }: SearchAddress,
  contexts: readonly SearchContext[],
  isReady: boolean,
): ContextCounts {
  const [result, setResult] = useState({ query: '', counts: none })
  const [ask] = useState(() => searchSource(version).asker())
  useEffect(() => {
    if (!isReady || contexts.length === 0) return undefined
    let isCurrent = true
    const ids = [wholeSite, ...contexts.map(({ id }) => id)]
    ask(ids.map((context) => ({ text: query, context, page: 0, hitsPerPage: 0 })))
      .then((answers) => {
        if (!isCurrent || answers === undefined) return
        setResult({ query, counts: Object.fromEntries(ids.map((id, index) => [id, answers[index]?.total ?? 0])) })
      })
      // The list works without counts.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [ask, query, contexts, isReady])
  return result.query === query ? result.counts : none
}
