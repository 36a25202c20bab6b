import { loadChunk } from '../failures/load-chunk.ts'
import { whenIdle } from '../when-idle.ts'

/** Loads the optional behavior, once per visit. */
export function withExtras(use: (extras: typeof import('./extras.ts')) => void): void {
  loadChunk('extras', () => import('./extras.ts')).then(use, console.warn)
}

/** Adds the extras to the current page when the browser is idle. */
export function loadExtras(): void {
  whenIdle(() => withExtras(({ showExtras }) => showExtras()))
}
