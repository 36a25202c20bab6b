import { frameSetting } from '../layout/frame-setting.ts'

/** Loads what asks for consent and loads services of other companies, on sites that name some. */
export function enhanceThirdParties(signal: AbortSignal): void {
  const settings = frameSetting('thirdParties')
  if (settings === undefined) return
  import('./serve-page.ts').then(
    ({ servePage }) => {
      if (!signal.aborted) servePage(settings, signal)
    },
    (error: unknown) => console.warn('The choice of services could not be loaded.', error),
  )
}
