import { loadChunk } from '../failures/load-chunk.ts'

/** Safari has no idle callbacks; a moment later does as well. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** Loads what no reader waits for, once for the whole visit. */
export function withExtras(use: (extras: typeof import('./extras.ts')) => void): void {
  loadChunk('extras', () => import('./extras.ts')).then(use, console.warn)
}

/** Adds extras to the shown page when nothing else is to be done. */
export function loadExtras(): void {
  whenIdle(() => withExtras(({ showExtras }) => showExtras()))
}
