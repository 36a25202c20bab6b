import { createOperationTwins, type WriteOperationTwin } from '#lib/agents/operation-twin.ts'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { consoleNode } from '#lib/api/console-node.ts'
import { loadPageTools, type PageTools } from '#lib/api/view/page-tools.ts'
import type { PageData } from '#lib/pages/manifest.ts'
import type { CallingPage } from '#lib/samples/calls/operation-use.ts'
import type { KeptTexts } from '../content/kept-texts.ts'
import { sha256 } from '../content/page-cache.ts'
import { rememberByName, rememberLast } from '../content/remember-last.ts'
import { renderOperation } from '../content/render-views.tsx'
import type { OperationPage } from './operation-pages.ts'

/** The page of an operation as it is written. */
export interface FinishedOperation {
  /** The page's data as a file. */
  json: string
  /** The article as a file. */
  article: string
  /** The page as Markdown, as a file. */
  twin: () => string
  /** What the console loads, as a file. */
  node: string
  /** Changes with anything of it. */
  hash: string
}

export type OperationFinisher = (page: OperationPage, origin: string, kept: KeptTexts) => Promise<FinishedOperation>

/** Finishes pages of operations, each only when it or something that shows on it has changed. */
export function createOperationFinisher(): OperationFinisher {
  const loadTools = rememberLast(loadPageTools)
  const twinsOf = rememberLast(createOperationTwins)
  const finish = rememberByName(
    (
      _route,
      operation: ApiOperation,
      json: string,
      usedIn: string,
      tools: PageTools,
      writeTwin: WriteOperationTwin,
      origin: string,
      kept: KeptTexts,
    ): FinishedOperation => {
      const calling = JSON.parse(usedIn) as CallingPage[]
      const data = JSON.parse(json) as PageData
      // Where an operation stands in its file says nothing of its page.
      const parts = [json, JSON.stringify({ ...operation, place: undefined }), usedIn]
      const article = kept.get(['operation', ...parts], () => renderOperation(data, operation, calling, tools))
      const twin = rememberLast(() =>
        kept.get(['operation twin', origin, ...parts], () => writeTwin(data, operation, calling)),
      )
      const node = JSON.stringify(consoleNode(operation.node))
      return { json, article, twin, node, hash: sha256(json, article, node) }
    },
  )
  return async ({ data, operation, usedIn }, origin, kept) => {
    const calling = JSON.stringify(usedIn)
    return finish(
      data.route,
      operation,
      JSON.stringify(data),
      calling,
      await loadTools(),
      twinsOf(origin),
      origin,
      kept,
    )
  }
}
