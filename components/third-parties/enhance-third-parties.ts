import { isEmbedded } from '../embed/is-embedded.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { frameSetting } from '../page-parts/frame-setting.ts'

/**
 * Loads the code that asks for consent and starts third-party services, if the site has any. Embedded pages do neither.
 */
export function enhanceThirdParties(signal: AbortSignal): void {
  const settings = frameSetting('thirdParties')
  if (settings === undefined || isEmbedded) return
  loadChunk('third-parties', () => import('./serve-page.ts')).then(
    ({ servePage }) => {
      if (!signal.aborted) servePage(settings, signal)
    },
    (error: unknown) => console.warn('The choice of services could not be loaded.', error),
  )
}
