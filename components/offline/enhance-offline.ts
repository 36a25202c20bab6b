import { loadChunk } from '../failures/load-chunk.ts'
import { frameSetting } from '../page-parts/frame-setting.ts'

/** Caches visited pages for offline reading if the site enables it, but not in a development server. */
export function enhanceOffline(signal: AbortSignal): void {
  const isBuilt = document.documentElement.dataset.build !== undefined
  if (frameSetting('offline') === undefined || !isBuilt || !('serviceWorker' in navigator)) return
  loadChunk('offline', () => import('./cache-page.ts')).then(({ cachePage }) => cachePage(signal), console.warn)
}
