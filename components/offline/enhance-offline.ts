import { loadChunk } from '../failures/load-chunk.ts'
import { frameSetting } from '../layout/frame-setting.ts'

/** Keeps visited pages for reading offline, on sites that want it. A development server has no build and keeps nothing. */
export function enhanceOffline(signal: AbortSignal): void {
  const isBuilt = document.documentElement.dataset.build !== undefined
  if (frameSetting('offline') === undefined || !isBuilt || !('serviceWorker' in navigator)) return
  loadChunk('offline', () => import('./keep-page.ts')).then(({ keepPage }) => keepPage(signal), console.warn)
}
