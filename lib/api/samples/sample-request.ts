import type { HttpSecurityScheme, IHttpOperation, IHttpParam, IMediaTypeContent, IServer } from '@stoplight/types'
import { isRecord } from '../json-pointer.ts'
import type { OperationNode } from '../operation-node.ts'
import { sampleValue } from './sample-value.ts'

/** A text with names of environment variables in it. */
export type Template = (string | { variable: string })[]

export type SampleBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'multipart'; fields: ({ name: string; value: string } | { name: string; file: string })[] }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: string }

/** A call as all languages show it. */
export interface SampleRequest {
  /** In upper case. */
  method: string
  url: Template
  headers: { name: string; value: Template }[]
  /** User name and password, where they are what authorizes the call. */
  basicAuth: boolean
  body: SampleBody | undefined
  /** What the answer is: events that arrive one by one, JSON, something else, or nothing. */
  answer: 'events' | 'json' | 'text' | 'none'
}

/** A request body with what it shows. */
export interface NamedExample {
  name: string
  value: unknown
}

interface Held {
  schema?: unknown
  examples?: readonly object[] | undefined
}

interface NodeExample {
  key?: string
  summary?: string
  value?: unknown
}

/** Whether a node repeats the first example of a schema as one of its own, under the name “default”. */
function isFromSchema({ key, summary, value }: NodeExample, schema: unknown): boolean {
  if (key !== 'default' || summary !== undefined || !isRecord(schema) || !Array.isArray(schema.examples)) return false
  return JSON.stringify(schema.examples[0]) === JSON.stringify(value)
}

/** Examples with a value, named by their summaries. Those of a schema count where there is no other one. */
export function examplesOf({ examples = [], schema }: Held): NamedExample[] {
  const given = (examples as readonly NodeExample[]).filter(({ value }) => value !== undefined)
  const own = given.filter((example) => !isFromSchema(example, schema))
  return (own.length > 0 ? own : given).map(({ key, summary, value }) => {
    const isNamed = key !== undefined && key !== '__default' && key !== 'default'
    return { name: summary ?? (isNamed ? key : 'Example'), value }
  })
}

const exampleOf = (held: Held): unknown => examplesOf(held)[0]?.value ?? sampleValue(held.schema, 'request')

function plain(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** Characters that a segment of a path may hold as they are. @see RFC 3986 §3.3 */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|40|2C|3B|2B|3D)/g, decodeURIComponent)
}

const encodeQuery = (text: string) => encodeURIComponent(text).replace(/%(?:3A|40|2C|2F)/g, decodeURIComponent)

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', commaDelimited: ',' }

/** A parameter as the pairs of a query or form. @see OpenAPI 3.1, “Style Values” */
function pairsOf(
  { name, style, explode }: Pick<IHttpParam, 'name' | 'style' | 'explode'>,
  value: unknown,
): [string, string][] {
  if (Array.isArray(value)) {
    if (explode !== false && separators[style] === undefined) return value.map((item) => [name, plain(item)])
    return [[name, value.map(plain).join(separators[style] ?? ',')]]
  }
  if (!isRecord(value)) return [[name, plain(value)]]
  const entries = Object.entries(value).map(([key, held]): [string, string] => [key, plain(held)])
  if (style === 'deepObject') return entries.map(([key, held]) => [`${name}[${key}]`, held])
  return explode === false ? [[name, entries.flat().join(',')]] : entries
}

/** The address of a server with its variables at their defaults; undefined when it names no host. */
export function serverAddress({ url, variables }: IServer): string | undefined {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables?.[name]?.default ?? whole)
  return /^https?:\/\//i.test(filled) ? filled.replace(/\/+$/, '') : undefined
}

function pathOf(path: string, parameters: readonly IHttpParam[]): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.name === name)
    const value = parameter === undefined ? name : exampleOf(parameter)
    const items = Array.isArray(value) ? value : [value]
    return items.map((item) => encodeSegment(plain(item))).join(',')
  })
}

interface Credentials {
  headers: SampleRequest['headers']
  query: [string, Template][]
  cookies: [string, Template][]
  basicAuth: boolean
}

const variableName = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()

function credentialsOf(schemes: readonly HttpSecurityScheme[]): Credentials {
  const found: Credentials = { headers: [], query: [], cookies: [], basicAuth: false }
  for (const scheme of schemes) {
    if (scheme.type === 'apiKey') {
      const value: Template = [{ variable: variableName(scheme.key) || 'API_KEY' }]
      if (scheme.in === 'header') found.headers.push({ name: scheme.name, value })
      else found[scheme.in === 'query' ? 'query' : 'cookies'].push([scheme.name, value])
    } else if (scheme.type === 'http' && scheme.scheme === 'basic') found.basicAuth = true
    else if (scheme.type !== 'mutualTLS') {
      found.headers.push({ name: 'Authorization', value: ['Bearer ', { variable: 'ACCESS_TOKEN' }] })
    }
  }
  return found
}

const isJson = (mediaType: string) => /[/+]json\b/i.test(mediaType)

/** The content of a body that samples show: JSON where there is a choice. */
export function sampledContent(contents: readonly IMediaTypeContent[] | undefined): IMediaTypeContent | undefined {
  return contents?.find(({ mediaType }) => isJson(mediaType)) ?? contents?.[0]
}

function isFile(schema: unknown): boolean {
  return isRecord(schema) && (schema.format === 'binary' || schema.contentMediaType !== undefined)
}

function bodyOf({ mediaType, schema }: IMediaTypeContent, value: unknown): SampleBody {
  if (isJson(mediaType)) return { kind: 'json', value }
  const entries = Object.entries(isRecord(value) ? value : {})
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    const form = { style: 'form', explode: true } as Pick<IHttpParam, 'style' | 'explode'>
    return { kind: 'form', fields: entries.flatMap(([name, held]) => pairsOf({ name, ...form }, held)) }
  }
  if (mediaType.startsWith('multipart/')) {
    const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {}
    const fields = entries.map(([name, held]) =>
      isFile(properties[name]) ? { name, file: name } : { name, value: plain(held) },
    )
    return { kind: 'multipart', fields }
  }
  const isText = typeof value === 'string' && !isFile(schema)
  return isText ? { kind: 'text', text: value } : { kind: 'file', file: 'body' }
}

function answerOf({ responses }: OperationNode): { answer: SampleRequest['answer']; accept: string | undefined } {
  const success = responses.find(({ code }) => /^2/.test(code)) ?? responses.find(({ code }) => code === 'default')
  const types = (success?.contents ?? []).map(({ mediaType }) => mediaType)
  if (types.some(isJson)) return { answer: 'json', accept: undefined }
  const events = types.find((type) => type.startsWith('text/event-stream'))
  if (events !== undefined) return { answer: 'events', accept: events }
  return types.length === 0 ? { answer: 'none', accept: undefined } : { answer: 'text', accept: types[0] }
}

/** The bodies that an operation’s samples send, in the order of its examples; one without a body for those that take none. */
export function sampleBodies(node: OperationNode): (NamedExample | undefined)[] {
  const content = sampledContent(node.request?.body?.contents)
  if (content === undefined) return [undefined]
  const examples = examplesOf(content)
  return examples.length > 0 ? examples : [{ name: 'Example', value: sampleValue(content.schema, 'request') }]
}

/**
 * One call of an operation with its required parameters.
 * @param example the body to send
 */
export function sampleRequest(node: OperationNode, example: NamedExample | undefined): SampleRequest {
  const { method, path, request, servers = [], security = [] } = node as IHttpOperation
  const credentials = credentialsOf(security[0] ?? [])
  const { answer, accept } = answerOf(node)
  const required = (request?.query ?? []).filter((parameter) => parameter.required === true)
  const query: [string, Template][] = [
    ...required
      .flatMap((parameter) => pairsOf(parameter, exampleOf(parameter)))
      .map(([name, value]): [string, Template] => [name, [encodeQuery(value)]]),
    ...credentials.query,
  ]
  const cookies = [
    ...(request?.cookie ?? [])
      .filter((parameter) => parameter.required === true)
      .map((parameter): [string, Template] => [parameter.name, [encodeURIComponent(plain(exampleOf(parameter)))]]),
    ...credentials.cookies,
  ]
  const content = sampledContent(request?.body?.contents)
  const body = content === undefined || example === undefined ? undefined : bodyOf(content, example.value)
  const [server] = servers.flatMap((one) => serverAddress(one) ?? [])
  const joined = (pairs: readonly [string, Template][], first: string, between: string): Template =>
    pairs.flatMap(([name, value], index) => [`${index === 0 ? first : between}${name}=`, ...value])
  return {
    method: method.toUpperCase(),
    url: [
      ...(server === undefined ? [{ variable: 'BASE_URL' }] : [server]),
      pathOf(path, request?.path ?? []),
      ...joined(query, '?', '&'),
    ],
    headers: [
      ...credentials.headers,
      ...(request?.headers ?? [])
        .filter((parameter) => parameter.required === true)
        .map((parameter) => ({ name: parameter.name, value: [plain(exampleOf(parameter))] })),
      ...(cookies.length === 0 ? [] : [{ name: 'Cookie', value: joined(cookies, '', '; ') }]),
      ...(accept === undefined ? [] : [{ name: 'Accept', value: [accept] }]),
      ...(body === undefined || body.kind === 'multipart' || content === undefined
        ? []
        : [{ name: 'Content-Type', value: [content.mediaType] }]),
    ],
    basicAuth: credentials.basicAuth,
    body,
    answer,
  }
}
