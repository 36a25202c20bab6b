import { loadChunk } from '../failures/load-chunk.ts'
import { visitStore } from './try-it-visit.ts'

/**
 * Loads the behavior of an operation's page. A button pressed before the script has loaded is pressed again afterwards,
 * and a failed load is retried. The page can be read without the script.
 */
export function loadOperation(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector('.endpoint') === null) return
  let pressed: HTMLElement | null = null
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    loadChunk('operation', () => import('./enhance-operation.ts')).then(
      ({ enhanceOperation }) => {
        if (signal.aborted) return
        enhanceOperation(root, visitStore, signal)
        pressed?.click()
      },
      (error: unknown) => {
        isLoading = false
        console.warn('The scripts of this page could not be loaded.', error)
      },
    )
  }
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('.try-it > .endpoint > .button') : null
      if (button === null) return
      pressed = button
      load()
    },
    { signal },
  )
  load()
}
