import { useEffect, useState } from 'react'
import type { SearchContext } from '#lib/search/contexts.ts'
import { searchSource } from './search-source.ts'

const none: readonly SearchContext[] = []

/**
 * The parts of the site that a search can be limited to; none until they are known.
 * @param hasAnswer whether the search works: where it had failed, they are asked for again
 */
export function useContexts(version: string, hasAnswer: boolean): readonly SearchContext[] {
  const [contexts, setContexts] = useState(none)
  const isKnown = contexts !== none
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer means that it can be tried again
  useEffect(() => {
    if (isKnown) return undefined
    let isCurrent = true
    searchSource(version)
      .contexts()
      .then((known) => isCurrent && setContexts(known))
      // The search itself says so.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [version, hasAnswer, isKnown])
  return contexts
}
