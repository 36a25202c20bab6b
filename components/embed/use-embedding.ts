import { useEffect, useLayoutEffect } from 'react'
import { loadChunk } from '../failures/load-chunk.ts'
import { isEmbedded } from './is-embedded.ts'

const loadEmbedding = () => loadChunk('embedding', () => import('./embedding.ts'))

/** Adds the behavior of an embedded page. Its code only loads in embedded pages. */
export function useEmbedding(pathname: string, pending: boolean): void {
  useLayoutEffect(() => {
    if (isEmbedded) document.documentElement.classList.add('embedded')
  }, [])
  useEffect(() => {
    if (!isEmbedded) return undefined
    const controller = new AbortController()
    loadEmbedding().then(({ keepInside }) => keepInside(controller.signal), console.error)
    return () => controller.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visited page is announced
  useEffect(() => {
    if (isEmbedded && !pending) loadEmbedding().then(({ announcePage }) => announcePage(), console.error)
  }, [pathname, pending])
}
