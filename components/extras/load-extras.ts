import { loadChunk } from '../failures/load-chunk.ts'

/** Safari has no idle callbacks; a moment later does as well. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** Loads what no reader waits for, once nothing else is to be done, and adds it to the shown page. */
export function loadExtras(): void {
  whenIdle(() => {
    loadChunk('extras', () => import('./show-extras.ts')).then(
      ({ showExtras }) => showExtras(),
      (error: unknown) => console.warn('A part of this page could not be loaded.', error),
    )
  })
}
