import { isEmbedded } from '../embed/is-embedded.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { frameSetting } from '../layout/frame-setting.ts'

/**
 * Loads what asks for consent and loads services of other companies, on sites that name some. An embedded page is a part
 * of another one, and neither asks nor loads.
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
