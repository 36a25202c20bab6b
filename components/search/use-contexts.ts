import { useEffect, useState } from 'react'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import { searchSource } from './search-source.ts'

const none: readonly SearchContext[] = []

/**
 * The parts of the site that a search can be limited to; none until they are loaded.
 * @param hasAnswer whether the search works; a change to true retries after a failure
 */
export function useContexts(version: string, hasAnswer: boolean): readonly SearchContext[] {
  const [contexts, setContexts] = useState(none)
  const isKnown = contexts !== none
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer triggers a retry
  useEffect(() => {
    if (isKnown) return undefined
    let isCurrent = true
    searchSource(version)
      .contexts()
      .then((loaded) => isCurrent && setContexts(loaded))
      // The search itself reports the failure.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [version, hasAnswer, isKnown])
  return contexts
}
