import { loadOperation } from '../api-reference/load-operation.ts'
import { enhanceZoom } from '../images/enhance-zoom.ts'
import { enhancePlaygrounds } from '../playground/enhance-playgrounds.ts'
import { enhanceCode } from './enhance-code.ts'
import { enhanceContents } from './enhance-contents.ts'
import { enhanceOnDemand } from './enhance-on-demand.ts'

/** Adds behaviour to the finished HTML of a page's body; returns what takes it away again. */
export function enhanceArticle(root: HTMLElement): () => void {
  const controller = new AbortController()
  enhanceCode(root, controller.signal)
  enhanceContents(root, controller.signal)
  enhancePlaygrounds(root, controller.signal)
  enhanceZoom(root, controller.signal)
  loadOperation(root, controller.signal)
  enhanceOnDemand(root, controller.signal)
  return () => controller.abort()
}
