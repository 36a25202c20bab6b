import { useEffect, useLayoutEffect } from 'react'
import { loadChunk } from '../failures/load-chunk.ts'
import { isEmbedded } from './is-embedded.ts'

const loadEmbedding = () => loadChunk('embedding', () => import('./embedding.ts'))

/** Makes a page behave inside of another one. Readers of the site itself load nothing of it. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has been reached is announced
  useEffect(() => {
    if (isEmbedded && !pending) loadEmbedding().then(({ announcePage }) => announcePage(), console.error)
  }, [pathname, pending])
}
