import { loadChunk } from '../failures/load-chunk.ts'

/** Safari has no idle callbacks; a timeout works as well. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** Loads the optional behavior, once per visit. */
export function withExtras(use: (extras: typeof import('./extras.ts')) => void): void {
  loadChunk('extras', () => import('./extras.ts')).then(use, console.warn)
}

/** Adds the extras to the current page when the browser is idle. */
export function loadExtras(): void {
  whenIdle(() => withExtras(({ showExtras }) => showExtras()))
}
