import type { IHttpOperation, IHttpQueryParam, IMediaTypeContent } from '@stoplight/types'
import { examplesOf } from '#lib/api/samples/sample-request.ts'
import { sampleValue } from '#lib/api/samples/sample-value.ts'
import { authorizationParameters } from './try-it-authorization.ts'

/** Bodies as the page’s own samples show them: examples of a schema may hold fields that only the API sends. */
function withExamples(content: IMediaTypeContent): IMediaTypeContent {
  const found = examplesOf(content)
  const examples =
    found.length === 0 && content.schema !== undefined
      ? [{ name: 'Example', value: sampleValue(content.schema, 'request') }]
      : found
  return { ...content, examples: examples.map(({ name, value }, index) => ({ id: `${index}`, key: name, value })) }
}

/** Elements fills required fields with an example, and puts a backslash before each quote of a list. A default it takes as it is. */
function withReadableList(parameter: IHttpQueryParam): IHttpQueryParam {
  const { schema, required, examples = [] } = parameter
  const [example] = examples
  const isList = schema?.type === 'array' || schema?.type === 'object'
  if (!isList || required !== true || example === undefined || !('value' in example)) return parameter
  return { ...parameter, schema: { default: example.value as never, ...schema } }
}

/**
 * The operation as Elements gets it: without authorization, which it would keep in the browser’s storage and fill with
 * samples, and without servers. The console asks for both itself.
 */
export function elementsNode(node: IHttpOperation): IHttpOperation {
  const taken = authorizationParameters(node.security ?? [])
  const isOpen = ({ name }: { name: string }) => !taken.has(name.toLowerCase())
  const common = { ...node, security: [], servers: [] }
  if (node.request === undefined) return common
  const { headers = [], query = [], body } = node.request
  return {
    ...common,
    request: {
      ...node.request,
      headers: headers.filter(isOpen),
      query: query.filter(isOpen).map(withReadableList),
      ...(body === undefined ? {} : { body: { ...body, contents: (body.contents ?? []).map(withExamples) } }),
    },
  }
}
