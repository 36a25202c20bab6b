import { useEffect, useState } from 'react'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import type { IndexOverview } from '#lib/search/model/index-overview.ts'
import type { PageScope } from './page-scope.ts'
import { searchSource } from './search-source.ts'

const nothing: IndexOverview = { contexts: [], popular: [] }

/**
 * The parts of the site that a search can be limited to, and its popular pages; none until they are loaded.
 * @param hasAnswer whether the search works; a change to true retries after a failure
 */
export function useIndexOverview(version: string, hasAnswer: boolean): IndexOverview {
  const [overview, setOverview] = useState(nothing)
  const isKnown = overview !== nothing
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer triggers a retry
  useEffect(() => {
    if (isKnown) return undefined
    let isCurrent = true
    searchSource(version)
      .overview()
      .then((loaded) => isCurrent && setOverview(loaded))
      // The search itself reports the failure.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [version, hasAnswer, isKnown])
  return overview
}

interface SearchScope extends IndexOverview {
  /** The part of the site that the page belongs to. */
  context: SearchContext | undefined
  /** The same, if the reader has limited the search to it. */
  narrowed: SearchContext | undefined
  /** Limits the search to a part of the site, by its ID. */
  narrowTo: (id: string | undefined) => void
}

/** What a search from a page can be limited to, what it is limited to, and the popular pages. */
export function useSearchScope(page: PageScope, hasAnswer: boolean): SearchScope {
  const overview = useIndexOverview(page.version, hasAnswer)
  const context = overview.contexts.find(({ id }) => id === page.context)
  const [narrowedTo, narrowTo] = useState<string>()
  return { ...overview, context, narrowed: context?.id === narrowedTo ? context : undefined, narrowTo }
}
