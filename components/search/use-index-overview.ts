import { useEffect, useState } from 'react'
import type { IndexOverview } from '#lib/search/model/index-overview.ts'
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
