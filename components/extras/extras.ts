import { enhanceReadingProgress } from '../article/enhance-reading-progress.ts'
import { enhanceFeedback } from '../feedback/enhance-feedback.ts'
import { enhanceOffline } from '../offline/enhance-offline.ts'
import { openShortcuts, pressShortcut } from '../shortcuts/shortcut-list.ts'
import { enhanceThirdParties } from '../third-parties/enhance-third-parties.ts'

const enhancements = [enhanceReadingProgress, enhanceFeedback, enhanceOffline, enhanceThirdParties] as const

let controller = new AbortController()

/** Adds a page's optional behavior. Each call replaces the last: for the next page, or after a re-render. */
export function showExtras(): void {
  controller.abort()
  controller = new AbortController()
  for (const enhance of enhancements) enhance(controller.signal)
}

/** Handles a key pressed on a page. */
export const takeKey = pressShortcut

export { openShortcuts }
