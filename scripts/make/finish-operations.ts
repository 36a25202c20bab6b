import {
  createOperationMarkdownVersions,
  type WriteOperationMarkdownVersion,
} from '#lib/agents/operation-markdown-version.ts'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { consoleNode } from '#lib/api/operation-node.ts'
import type { DescribeOperation } from '#lib/api/view/describe-operation.ts'
import { loadPageTools, type PageTools } from '#lib/api/view/page-tools.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import type { Store } from '../disk/store.ts'
import type { OperationPage } from './operation-pages.ts'
import { renderOperation } from './render-views.tsx'

/** The page of an operation as it is written. */
export interface FinishedOperation {
  /** The article as a file. */
  article: string
  /** The page as Markdown, as a file. */
  markdownVersion: () => string
  /** The data that the console loads, as a file. */
  node: string
  /** Hash of everything in the page. */
  hash: string
}

/**
 * Finishes pages of operations. Each is finished again only when it or something that it shows has changed.
 * @param configuration hash of the configuration, which views read
 */
export function createOperationFinisher(store: Store, configuration: string) {
  const texts = store.step<string>('texts')
  const loadTools = memoizeLast(loadPageTools)
  const markdownVersionsOf = memoizeLast(createOperationMarkdownVersions)
  const reuseShown = memoizeByName((_route) => reuseEqual<Pick<OperationPage, 'data' | 'usedIn'>>())
  const finish = memoizeByName(
    (
      _route,
      operation: ApiOperation,
      { data, usedIn }: Pick<OperationPage, 'data' | 'usedIn'>,
      tools: PageTools,
      writeMarkdownVersion: WriteOperationMarkdownVersion,
      origin: string,
      describe: DescribeOperation,
    ): FinishedOperation => {
      const json = JSON.stringify(data)
      // An operation's location in its file does not affect its page.
      const parts = [json, JSON.stringify({ ...operation, place: undefined }), JSON.stringify(usedIn)]
      const article = texts.keep(['operation', configuration, ...parts], () =>
        renderOperation(data, operation, describe(operation), usedIn, tools),
      )
      const markdownVersion = memoizeLast(() =>
        texts.keep(['operation Markdown', origin, ...parts], () =>
          writeMarkdownVersion(data, operation, describe(operation), usedIn),
        ),
      )
      const node = JSON.stringify(consoleNode(operation.node))
      return { article, markdownVersion, node, hash: sha256(json, article, node) }
    },
  )
  return async ({ data, operation, usedIn }: OperationPage, origin: string, describe: DescribeOperation) => {
    const { route } = data
    const shownData = reuseShown(route)({ data, usedIn })
    return finish(route, operation, shownData, await loadTools(), markdownVersionsOf(origin), origin, describe)
  }
}
