import type { ApiOperation } from '../api/api-operation.ts'
import { serverAddress } from '../api/samples/sample-request.ts'
import { type ContentView, describeOperation, type OperationDescription } from '../api/view/describe-operation.ts'
import type { PageData } from '../pages/manifest.ts'
import { publicHref } from '../pages/public-href.ts'
import type { CallingPage } from '../samples/calls/operation-use.ts'
import { createDescribe } from './described-blocks.ts'
import { type Block, bulletList, codeSpan, fenced, joinBlocks } from './markdown-text.ts'
import { bodyExample, callExamples } from './operation-example.ts'
import { createValueWriter, factText, type ValueWriter } from './operation-values.ts'
import { twinMarkdown } from './page-twin.ts'

function endpoint({ kind, method, path, node, deprecated }: ApiOperation): Block[] {
  const [server] = (node.servers ?? []).map(serverAddress).filter((address) => address !== undefined)
  const address = kind === 'webhook' ? path : `${server ?? ''}${path}`
  return [
    fenced('http', `${method.toUpperCase()} ${address}`),
    ...(kind === 'webhook' ? ['The API makes this call to a URL that you provide.'] : []),
    ...(deprecated ? ['**Deprecated.**'] : []),
  ]
}

function authorization(ways: OperationDescription['security'], writer: ValueWriter): Block[] {
  const needed = ways.filter((schemes) => schemes.length > 0)
  if (needed.length === 0) return []
  const items = needed.map((schemes) =>
    schemes.flatMap(({ name, sent, scopes, description }, index) => {
      const start = `${index === 0 ? '' : 'Together with it: '}${name}, ${factText(sent)}`
      const named = scopes.length === 0 ? '' : `, scopes ${scopes.map(codeSpan).join(', ')}`
      return writer.line(`${start}${named}`, description)
    }),
  )
  const optional = needed.length < ways.length ? ['Optional: the call also works without it.'] : []
  return ['## Authorization', ...optional, ...(items.length > 1 ? ['One of these is enough:'] : []), bulletList(items)]
}

function contentBlocks(contents: readonly ContentView[], writer: ValueWriter): Block[] {
  return contents.flatMap(({ mediaType, value }) =>
    value === undefined ? [codeSpan(mediaType)] : writer.value(value, codeSpan(mediaType)),
  )
}

/** A description that stands alone. */
function text(markdown: string, writer: ValueWriter): Block[] {
  const [words = '', ...blocks] = writer.line('', markdown)
  return [words.replace(/^: /, ''), ...blocks]
}

function requestBlocks({ body, parameters }: OperationDescription, writer: ValueWriter): Block[] {
  const groups = parameters.flatMap((group): Block[] => [`## ${group.text}`, ...writer.fields(group.fields)])
  if (body === undefined) return groups
  const leave = body.required ? [] : ['The body may be left out.']
  return [
    ...groups,
    '## Request body',
    ...leave,
    ...text(body.description, writer),
    ...contentBlocks(body.contents, writer),
  ]
}

function responseBlocks({ node }: ApiOperation, { responses }: OperationDescription, writer: ValueWriter): Block[] {
  const parts = responses.flatMap(({ code, title, description, contents, headers }): Block[] => [
    `### ${title}`,
    ...text(description, writer),
    ...contentBlocks(contents, writer),
    ...(headers.length === 0 ? [] : ['Headers:', ...writer.fields(headers)]),
    ...bodyExample(node.responses.find((response) => response.code === code)?.contents),
  ])
  return parts.length === 0 ? [] : ['## Responses', ...parts]
}

function callbackBlocks({ callbacks }: OperationDescription, writer: ValueWriter): Block[] {
  const parts = callbacks.flatMap(({ key, method, path, description, contents, responses }): Block[] => [
    `### ${key}`,
    fenced('http', `${method.toUpperCase()} ${path}`),
    ...text(description, writer),
    ...contentBlocks(contents, writer),
    bulletList(responses.map((response) => writer.line(response.title, response.description))),
  ])
  return parts.length === 0 ? [] : ['## Callbacks', ...parts]
}

/** Writes the twin of an operation. */
export type WriteOperationTwin = (page: PageData, operation: ApiOperation, usedIn: readonly CallingPage[]) => string

/**
 * The Markdown twins of operations of the API: all that their pages say, with a call for each example of the body and
 * an answer of each status.
 */
export function createOperationTwins(origin: string): WriteOperationTwin {
  const describe = createDescribe()
  return (page, operation, usedIn) => {
    const address = `${origin}${publicHref(page.route)}`
    const description = describeOperation(operation)
    const writer = createValueWriter({
      describe: (markdown) => describe(markdown, address),
      shownAt: description.register.shownAt,
      address,
    })
    const callers = usedIn.map(({ title, route }) => [`[${title}](${origin}${publicHref(route)})`])
    const blocks = [
      ...endpoint(operation),
      ...text(operation.description, writer),
      ...authorization(description.security, writer),
      ...requestBlocks(description, writer),
      ...(operation.kind === 'webhook' ? bodyExample(operation.node.request?.body?.contents) : callExamples(operation)),
      ...responseBlocks(operation, description, writer),
      ...callbackBlocks(description, writer),
      ...(callers.length === 0 ? [] : ['## Used in', bulletList(callers)]),
    ]
    return twinMarkdown(page, joinBlocks(blocks), origin)
  }
}
