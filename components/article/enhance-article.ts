import { loadOperation } from '../api-reference/load-operation.ts'
import { enhanceZoom } from '../images/enhance-zoom.ts'
import { enhanceCode } from '../page-parts/enhance-code.ts'
import { enhancePlaygrounds } from '../playground/enhance-playgrounds.ts'
import { enhanceContents } from './enhance-contents.ts'
import { enhanceOnDemand } from './enhance-on-demand.ts'

const enhancements = [
  enhanceCode,
  enhanceContents,
  enhancePlaygrounds,
  enhanceZoom,
  loadOperation,
  enhanceOnDemand,
] as const

/** Adds behavior to the finished HTML of an article. */
export function enhanceArticle(root: HTMLElement, signal: AbortSignal): void {
  for (const enhance of enhancements) enhance(root, signal)
}
