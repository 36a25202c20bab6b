import { useEffect, useState } from 'react'
import { type IndexedPage, siteIndexPath } from '#lib/pages/site-index.ts'

export type SiteIndexState =
  | { status: 'loading' }
  | { status: 'done'; pages: IndexedPage[] }
  | { status: 'failed'; retry: () => void }

/** Loads the list of all pages. */
export function useSiteIndex(): SiteIndexState {
  const [state, setState] = useState<SiteIndexState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const controller = new AbortController()
    setState({ status: 'loading' })
    fetch(siteIndexPath, { signal: controller.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`Loading ${siteIndexPath} failed with status ${response.status}.`)
        return response.json() as Promise<IndexedPage[]>
      })
      .then((pages) => setState({ status: 'done', pages }))
      .catch(() => {
        if (!controller.signal.aborted) setState({ status: 'failed', retry: () => setAttempt((count) => count + 1) })
      })
    return () => controller.abort()
  }, [attempt])
  return state
}
