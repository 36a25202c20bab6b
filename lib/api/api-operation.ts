import type { RoutePath } from '../pages/route.ts'
import type { OperationNode } from './operation-node.ts'
import type { Place } from './spec-file.ts'
import type { SpecLink } from './spec-links.ts'
import type { SpecProse } from './spec-prose.ts'

/** An operation of the API: what its page, the sidebar and the checks of samples need. */
export interface ApiOperation {
  /** A webhook is a call that the API makes; it has no path. */
  kind: 'operation' | 'webhook'
  slug: string
  route: RoutePath
  /** In lower case. */
  method: string
  /** Path template, such as `/v1/runs/{run_id}`; a webhook’s name. */
  path: string
  summary: string
  /** Markdown; empty when there is none. */
  description: string
  /** The description’s first sentence, plain, or what stands in for it. */
  plainDescription: string
  tag: string
  operationId: string
  /** Words and phrases that readers search it by, beyond its texts: `x-keywords`. */
  keywords: string[]
  deprecated: boolean
  /** The parsed operation: no references, recursion cut (`x-cut`), schemas in the words of JSON Schema 2020-12. */
  node: OperationNode
  place: Place
}

export interface ApiTag {
  name: string
  /** Markdown; empty when there is none. */
  description: string
}

/** An API as the site shows it. Plain data: it can be kept as JSON. */
export interface ApiReference {
  title: string
  version: string
  /** In the order in which operations are listed; only those that have operations. */
  tags: ApiTag[]
  /** By tag, then in the order of the document. */
  operations: ApiOperation[]
  /** The whole specification in one document, tokens replaced. */
  bundle: Record<string, unknown>
  /** Links in all descriptions. */
  links: SpecLink[]
  /** Summaries and descriptions as checks of language read them. */
  prose: SpecProse[]
}
