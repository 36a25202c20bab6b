import type { IHttpOperation, IHttpPathParam, IMediaTypeContent } from '@stoplight/types'
import { isIrreversible } from '#lib/api/irreversible.ts'
import type { EnteredParameter } from '#lib/api/samples/entered-parameter.ts'
import { exampleKey, sampleBodies } from '#lib/api/samples/sample-request.ts'
import { bodyExamples } from '#lib/api/view/examples.ts'
import { formParts } from '#lib/api/view/file-part.ts'
import { authorizationParameters } from './try-it-authorization.ts'

/** A list that begins with one of its entries. */
function startingAt<T>(all: readonly T[], index: number): T[] {
  const first = all[index]
  return first === undefined ? [...all] : [first, ...all.filter((_, at) => at !== index)]
}

/**
 * Uses the examples of the page's samples, because examples of a schema may contain read-only fields.
 * @param chosen index of the one with which the form begins
 */
function withExamples(content: IMediaTypeContent, chosen: number): IMediaTypeContent {
  const examples = startingAt(bodyExamples(content, 'request'), chosen)
  return { ...content, examples: examples.map(({ name, value }, index) => ({ id: `${index}`, key: name, value })) }
}

/** Elements only knows files by one media type, and sends only parts that the schema itself has. */
function withFiles(content: IMediaTypeContent): IMediaTypeContent {
  if (content.mediaType.toLowerCase() !== 'multipart/form-data') return content
  const { merged, files } = formParts(content)
  const { properties = {}, ...schema } = merged.schema as { properties?: Record<string, Record<string, unknown>> }
  const parts = Object.entries(properties).map(([name, part]) => {
    if (!files.has(name) || part.contentEncoding !== undefined) return [name, part]
    const { title, description, deprecated } = part
    return [name, { title, description, deprecated, type: 'string', contentMediaType: 'application/octet-stream' }]
  })
  const unions = merged.unions.map(({ kind, options }) => ({ [kind]: options }))
  const rest = unions.length === 0 ? {} : { allOf: unions }
  return { ...content, schema: { ...schema, properties: Object.fromEntries(parts), ...rest } }
}

/** A parameter that begins with the example of a key, because Elements fills in the first one. */
function startingWith(parameter: IHttpPathParam, key: string | undefined): IHttpPathParam {
  const { examples = [] } = parameter
  const index = examples.findIndex((example) => example.key === key)
  return index < 1 ? parameter : { ...parameter, examples: startingAt(examples, index) }
}

/**
 * The operation for Elements: without servers, and without authorization, which Elements would store in the browser and
 * fill with samples. The console has its own fields for both. No example is in the path of a call that can't be taken
 * back, so that nobody sends it by accident.
 * @param chosen index of the example of the body with which the form begins
 */
export function elementsNode(node: IHttpOperation, chosen = 0): IHttpOperation {
  const taken = authorizationParameters(node.security ?? [])
  const isOpen = ({ name }: { name: string }) => !taken.has(name.toLowerCase())
  const common = { ...node, security: [], servers: [] }
  if (node.request === undefined) return common
  const { headers = [], query = [], path, body } = node.request
  const key = exampleKey(node, sampleBodies(node)[chosen])
  const startsEmpty = isIrreversible(node)
  const pathField = (parameter: IHttpPathParam): IHttpPathParam & EnteredParameter => ({
    ...startingWith(parameter, key),
    ...(startsEmpty ? { startsEmpty } : {}),
  })
  const contents = (body?.contents ?? []).map((content) => withFiles(withExamples(content, chosen)))
  return {
    ...common,
    request: {
      ...node.request,
      headers: headers.filter(isOpen),
      query: query.filter(isOpen),
      ...(path === undefined ? {} : { path: path.map(pathField) }),
      ...(body === undefined ? {} : { body: { ...body, contents } }),
    },
  }
}
