import type { SourcePlace } from '../diagnostics/text-place.ts'
import type { RoutePath } from '../pages/route.ts'
import type { OperationNode } from './operation-node.ts'
import type { SpecOperation } from './spec-operations.ts'

/** An API operation with the data that its page, the sidebar, and the checks of samples need. */
export interface ApiOperation
  extends Pick<SpecOperation, 'kind' | 'method' | 'path' | 'summary' | 'description' | 'operationId' | 'slug'> {
  route: RoutePath
  /** The first sentence of the description as plain text, or a fallback. */
  plainDescription: string
  tag: string
  /** Additional search words and phrases: `x-keywords`. */
  keywords: string[]
  deprecated: boolean
  /** The parsed operation: references resolved, recursion cut (`x-cut`), schemas as JSON Schema 2020-12. */
  node: OperationNode
  /** The calls that can follow each response with links, by its status: Markdown. */
  followingCalls: Readonly<Record<string, string>>
  place: SourcePlace
}

/** An API as the site presents it. Plain data that can be cached as JSON. */
export interface ApiReference {
  title: string
  /** Names of the tags that have operations, in display order. */
  tags: string[]
  /** Sorted by tag, then in document order. */
  operations: ApiOperation[]
  /** The whole specification in one document, with tokens replaced. */
  bundle: Record<string, unknown>
}
