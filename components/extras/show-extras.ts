import { enhanceFeedback } from '../feedback/enhance-feedback.ts'
import { enhanceThirdParties } from '../third-parties/enhance-third-parties.ts'

const enhancements = [enhanceFeedback, enhanceThirdParties] as const

let controller = new AbortController()

/** Adds to a page what may come last. Called again, it starts anew: for the next page, or for one that React has rendered again. */
export function showExtras(): void {
  controller.abort()
  controller = new AbortController()
  for (const enhance of enhancements) enhance(controller.signal)
}
