import { loadChunk } from '../failures/load-chunk.ts'
import { isEmbedded } from './is-embedded.ts'

const loadEmbedding = () => loadChunk('embedding', () => import('./embedding.ts'))

/** Keeps readers of an embedded page inside its frame. The code only loads in embedded pages. */
export function enhanceEmbedding(signal: AbortSignal): void {
  if (isEmbedded) loadEmbedding().then(({ keepInside }) => keepInside(signal), console.error)
}

/** Tells the host of an embedded page which page is shown. */
export function announceEmbedded(): void {
  if (isEmbedded) loadEmbedding().then(({ announcePage }) => announcePage(), console.error)
}
