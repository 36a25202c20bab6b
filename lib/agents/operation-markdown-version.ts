import type { IMediaTypeContent } from '@stoplight/types'
import type { ApiOperation } from '../api/api-operation.ts'
import type { CallingPage } from '../api/operation-use.ts'
import { requestSamples } from '../api/samples/request-samples.ts'
import { callStart, sampledContent } from '../api/samples/sample-request.ts'
import { exampleText } from '../api/samples/write-literal.ts'
import type { ContentView, OperationDescription } from '../api/view/describe-operation.ts'
import { bodyExamples } from '../api/view/examples.ts'
import { publicHref } from '../pages/public-href.ts'
import { codeSpan } from '../prose/code-span.ts'
import type { PageData } from '../site/manifest.ts'
import { createDescribe } from './described-blocks.ts'
import { type Block, bulletList, fenced, joinBlocks } from './markdown-text.ts'
import { markdownVersion } from './markdown-version.ts'
import { createValueWriter, factText, type ValueWriter } from './operation-values.ts'

function endpoint({ kind, method, path, node, deprecated }: ApiOperation): Block[] {
  const address = kind === 'webhook' ? path : `${callStart(node.servers)}${path}`
  return [
    fenced('http', `${method.toUpperCase()} ${address}`),
    ...(kind === 'webhook' ? ['The API makes this call to a URL that you provide.'] : []),
    ...(deprecated ? ['**Deprecated.**'] : []),
  ]
}

function authorization(ways: OperationDescription['security'], writer: ValueWriter): Block[] {
  const requiredSchemes = ways.filter((schemes) => schemes.length > 0)
  if (requiredSchemes.length === 0) return []
  const items = requiredSchemes.map((schemes) =>
    schemes.flatMap(({ name, sent, scopes, description }, index) => {
      const start = `${index === 0 ? '' : 'Together with it: '}${name}, ${factText(sent)}`
      const scopeList = scopes.length === 0 ? '' : `, scopes ${scopes.map(codeSpan).join(', ')}`
      return writer.line(`${start}${scopeList}`, description)
    }),
  )
  const optional = requiredSchemes.length < ways.length ? ['Optional: the call also works without it.'] : []
  return ['## Authorization', ...optional, ...(items.length > 1 ? ['One of these is enough:'] : []), bulletList(items)]
}

function contentBlocks(contents: readonly ContentView[], writer: ValueWriter): Block[] {
  return contents.flatMap(({ mediaType, value }) =>
    value === undefined ? [codeSpan(mediaType)] : writer.value(value, codeSpan(mediaType)),
  )
}

/** A description on its own, without a line before it. */
function text(markdown: string, writer: ValueWriter): Block[] {
  const [words = '', ...blocks] = writer.line('', markdown)
  return [words.replace(/^: /, ''), ...blocks]
}

function requestBlocks({ body, parameters }: OperationDescription, writer: ValueWriter): Block[] {
  const groups = parameters.flatMap((group): Block[] => [`## ${group.text}`, ...writer.fields(group.fields)])
  if (body === undefined) return groups
  const leave = body.required ? [] : ['The body may be left out.']
  const blocks = [...text(body.description, writer), ...contentBlocks(body.contents, writer)]
  return [...groups, '## Request body', ...leave, ...blocks]
}

/** The first example of a body, or one generated from its schema. */
function bodyExample(contents: readonly IMediaTypeContent[] | undefined): Block[] {
  const content = sampledContent(contents)
  const [example] = content === undefined ? [] : bodyExamples(content, 'response')
  if (content === undefined || example === undefined) return []
  const { language, text: code } = exampleText(example.value, content.mediaType)
  return ['Example:', fenced(language, code)]
}

/** A call for each example of the body, in the first of the page's sample languages. */
function callExamples(operation: ApiOperation): Block[] {
  const calls = requestSamples(operation).flatMap(({ name, samples: [sample] }): Block[] => {
    if (sample === undefined) return []
    return [...(name === undefined ? [] : [`**${name}**`]), fenced(sample.language, sample.code)]
  })
  return calls.length === 0 ? [] : ['## Example request', ...calls]
}

function responseBlocks({ node }: ApiOperation, { responses }: OperationDescription, writer: ValueWriter): Block[] {
  const parts = responses.flatMap(({ code, title, description, contents, headers, next }): Block[] => [
    `### ${title}`,
    ...text(description, writer),
    ...contentBlocks(contents, writer),
    ...(headers.length === 0 ? [] : ['Headers:', ...writer.fields(headers)]),
    ...text(next, writer),
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

export type WriteOperationMarkdownVersion = (
  page: PageData,
  operation: ApiOperation,
  description: OperationDescription,
  usedIn: readonly CallingPage[],
) => string

/**
 * Creates the Markdown versions of API operations. Each contains everything on the operation's page, with a call for
 * each example of the body and an example response for each status.
 */
export function createOperationMarkdownVersions(origin: string): WriteOperationMarkdownVersion {
  const describe = createDescribe()
  return (page, operation, description, usedIn) => {
    const address = `${origin}${publicHref(page.route)}`
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
    return markdownVersion(page, joinBlocks(blocks), origin)
  }
}
