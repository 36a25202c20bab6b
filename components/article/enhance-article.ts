import { enhanceCode } from './enhance-code.ts'
import { enhanceContents } from './enhance-contents.ts'
import { enhanceTabs } from './enhance-tabs.ts'
import { enhanceTerms } from './enhance-terms.ts'

/** Adds behaviour to the finished HTML of a page's body; returns what takes it away again. */
export function enhanceArticle(root: HTMLElement): () => void {
  const controller = new AbortController()
  enhanceCode(root, controller.signal)
  enhanceContents(root, controller.signal)
  enhanceTabs(root, controller.signal)
  enhanceTerms(root, controller.signal)
  return () => controller.abort()
}
