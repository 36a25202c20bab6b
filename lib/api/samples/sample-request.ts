import type { HttpSecurityScheme, IHttpOperation, IHttpParam, IMediaTypeContent, IServer } from '@stoplight/types'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import { isGreedy } from '../greedy-parameter.ts'
import type { OperationNode } from '../operation-node.ts'
import { examplesOf, type Held, type NamedExample } from '../view/examples.ts'
import { formParts, isFileBody } from '../view/file-part.ts'
import { sampleValue } from '../view/sample-value.ts'
import { hideSecrets, variableName } from './hide-secrets.ts'

/** A text that may contain environment variables. */
export type Template = (string | { variable: string })[]

export type SampleBody =
  /** Its passwords are variables. */
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'multipart'; fields: ({ name: string; value: string } | { name: string; file: string })[] }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: string }

/** A call, independent of the language. */
export interface SampleRequest {
  /** In uppercase. */
  method: string
  url: Template
  headers: { name: string; value: Template }[]
  /** User name and password, for basic authentication. */
  basicAuth: boolean
  body: SampleBody | undefined
  /** The kind of response: an event stream, JSON, another format, or none. */
  responseKind: 'events' | 'json' | 'text' | 'none'
}

const exampleOf = (held: Held): unknown => examplesOf(held)[0]?.value ?? sampleValue(held.schema, 'request')

/** A value as it is in a URL. */
export function plainText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** Characters that are allowed unescaped in a path segment. @see RFC 3986 §3.3 */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|40|2C|3B|2B|3D)/g, decodeURIComponent)
}

/** Encodes a name or value of a query, and leaves readable what may be. */
export const encodeQuery = (text: string) => encodeURIComponent(text).replace(/%(?:3A|40|2C|2F)/g, decodeURIComponent)

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', commaDelimited: ',' }

/** A parameter as the pairs of a query or form. @see OpenAPI 3.1, “Style Values” */
export function pairsOf(
  { name, style, explode }: Pick<IHttpParam, 'name' | 'style' | 'explode'>,
  value: unknown,
): [string, string][] {
  if (Array.isArray(value)) {
    if (explode !== false && separators[style] === undefined) return value.map((item) => [name, plainText(item)])
    return [[name, value.map(plainText).join(separators[style] ?? ',')]]
  }
  if (!isRecord(value)) return [[name, plainText(value)]]
  const entries = Object.entries(value).map(([key, held]): [string, string] => [key, plainText(held)])
  if (style === 'deepObject') return entries.map(([key, held]) => [`${name}[${key}]`, held])
  return explode === false ? [[name, entries.flat().join(',')]] : entries
}

/** The URL of a server with its variables set to their defaults, without a slash at its end. */
function withDefaults({ url, variables }: IServer): string {
  const address = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables?.[name]?.default ?? whole)
  return address.replace(/\/+$/, '')
}

/** The URL of a server with its variables set to their defaults; undefined if it has no host. */
export function serverAddress(server: IServer): string | undefined {
  const address = withDefaults(server)
  return /^https?:\/\//i.test(address) ? address : undefined
}

/**
 * What precedes the paths of calls: the URL of the first server that has a host, or else the path of the first server.
 * @example callStart([{ id: '1', url: '/v1/' }]) → '/v1'
 */
export function callStart(servers: readonly IServer[] = []): string {
  const [address] = servers.flatMap((server) => serverAddress(server) ?? [])
  return address ?? servers.map(withDefaults).find((path) => /^\/[^/]/.test(path)) ?? ''
}

export const examplesIn = ({ examples = [] }: Held) => examples as readonly { key?: string; value?: unknown }[]

/** The key that an example of the body has in the specification. */
export function exampleKey({ request }: OperationNode, example: NamedExample | undefined): string | undefined {
  const content = sampledContent(request?.body?.contents)
  return content && example && examplesIn(content).find(({ value }) => value === example.value)?.key
}

/**
 * The path of an operation with the examples of its parameters: that of the same key as an example of the body, if there
 * is one, because a deployment isn’t created with the path of services.
 */
export function pathOf(node: IHttpOperation, body: NamedExample | undefined): string {
  const key = exampleKey(node, body)
  return node.path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = node.request?.path?.find((one) => one.name === name)
    const own = parameter && examplesIn(parameter).find((example) => example.key === key)?.value
    const value = parameter === undefined ? name.replace(/\+$/, '') : (own ?? exampleOf(parameter))
    const items = Array.isArray(value) ? value : [value]
    const encode = (text: string) =>
      isGreedy(name) ? text.split('/').map(encodeSegment).join('/') : encodeSegment(text)
    return items.map((item) => encode(plainText(item))).join(',')
  })
}

interface Credentials {
  headers: SampleRequest['headers']
  query: [string, Template][]
  cookies: [string, Template][]
  basicAuth: boolean
}

export function credentialsOf(schemes: readonly HttpSecurityScheme[]): Credentials {
  const credentials: Credentials = { headers: [], query: [], cookies: [], basicAuth: false }
  for (const scheme of schemes) {
    if (scheme.type === 'apiKey') {
      const value: Template = [{ variable: variableName(scheme.key) || 'API_KEY' }]
      if (scheme.in === 'header') credentials.headers.push({ name: scheme.name, value })
      else credentials[scheme.in === 'query' ? 'query' : 'cookies'].push([scheme.name, value])
    } else if (scheme.type === 'http' && scheme.scheme === 'basic') credentials.basicAuth = true
    else if (scheme.type !== 'mutualTLS') {
      credentials.headers.push({ name: 'Authorization', value: ['Bearer ', { variable: 'ACCESS_TOKEN' }] })
    }
  }
  return credentials
}

export const isJson = (mediaType: string) => /[/+]json\b/i.test(mediaType)

/** The body content that samples show: JSON if there is a choice. */
export function sampledContent(contents: readonly IMediaTypeContent[] | undefined): IMediaTypeContent | undefined {
  return contents?.find(({ mediaType }) => isJson(mediaType)) ?? contents?.[0]
}

function bodyOf(content: IMediaTypeContent, value: unknown): SampleBody {
  const { mediaType, schema } = content
  if (isJson(mediaType)) return { kind: 'json', value: hideSecrets(value, schema) }
  const entries = Object.entries(isRecord(value) ? value : {})
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    const form = { style: 'form', explode: true } as Pick<IHttpParam, 'style' | 'explode'>
    return { kind: 'form', fields: entries.flatMap(([name, held]) => pairsOf({ name, ...form }, held)) }
  }
  if (mediaType.startsWith('multipart/')) {
    const { merged, files } = formParts(content)
    const { required } = merged.schema
    // An example often lacks the file, because JSON cannot express one.
    const missing = [...files].filter((name) => Array.isArray(required) && required.includes(name))
    const values = { ...Object.fromEntries(missing.map((name) => [name, ''])), ...(isRecord(value) ? value : {}) }
    const fields = Object.entries(values).map(([name, held]) =>
      files.has(name) ? { name, file: name } : { name, value: plainText(held) },
    )
    return { kind: 'multipart', fields }
  }
  const isText = typeof value === 'string' && !isFileBody(schema)
  return isText ? { kind: 'text', text: value } : { kind: 'file', file: 'body' }
}

function responseKindOf({ responses }: OperationNode): {
  responseKind: SampleRequest['responseKind']
  accept: string | undefined
} {
  const success = responses.find(({ code }) => /^2/.test(code)) ?? responses.find(({ code }) => code === 'default')
  const types = (success?.contents ?? []).map(({ mediaType }) => mediaType)
  if (types.some(isJson)) return { responseKind: 'json', accept: undefined }
  const events = types.find((type) => type.startsWith('text/event-stream'))
  if (events !== undefined) return { responseKind: 'events', accept: events }
  return types.length === 0 ? { responseKind: 'none', accept: undefined } : { responseKind: 'text', accept: types[0] }
}

/**
 * The bodies that an operation’s samples send, in the order of its examples; a single undefined entry for operations
 * without a body.
 */
export function sampleBodies(node: OperationNode): (NamedExample | undefined)[] {
  const content = sampledContent(node.request?.body?.contents)
  if (content === undefined) return [undefined]
  const examples = examplesOf(content)
  return examples.length > 0 ? examples : [{ name: 'Example', value: sampleValue(content.schema, 'request') }]
}

const joinPairs = (pairs: readonly [string, Template][], first: string, between: string): Template =>
  pairs.flatMap(([name, value], index) => [`${index === 0 ? first : between}${name}=`, ...value])

/** The URL of a call. @param path with the values of its parameters */
export function urlOf(
  servers: readonly IServer[] | undefined,
  path: string,
  query: readonly [string, Template][],
): Template {
  const start = callStart(servers)
  return [
    ...(/^https?:/i.test(start) ? [] : [{ variable: 'BASE_URL' }]),
    ...(start === '' ? [] : [start]),
    path,
    ...joinPairs(query, '?', '&'),
  ]
}

/** A call of an operation with its required parameters. @param example the body to send */
export function sampleRequest(node: OperationNode, example: NamedExample | undefined): SampleRequest {
  const operation = node as IHttpOperation
  const { method, request, servers, security = [] } = operation
  const credentials = credentialsOf(security[0] ?? [])
  const { responseKind, accept } = responseKindOf(node)
  const requiredParameters = (request?.query ?? []).filter((parameter) => parameter.required === true)
  const query: [string, Template][] = [
    ...requiredParameters
      .flatMap((parameter) => pairsOf(parameter, exampleOf(parameter)))
      .map(([name, value]): [string, Template] => [name, [encodeQuery(value)]]),
    ...credentials.query,
  ]
  const cookies = [
    ...(request?.cookie ?? [])
      .filter((parameter) => parameter.required === true)
      .map((parameter): [string, Template] => [parameter.name, [encodeURIComponent(plainText(exampleOf(parameter)))]]),
    ...credentials.cookies,
  ]
  const content = sampledContent(request?.body?.contents)
  const body = content === undefined || example === undefined ? undefined : bodyOf(content, example.value)
  return {
    method: method.toUpperCase(),
    url: urlOf(servers, pathOf(operation, example), query),
    headers: [
      ...credentials.headers,
      ...(request?.headers ?? [])
        .filter((parameter) => parameter.required === true)
        .map((parameter) => ({ name: parameter.name, value: [plainText(exampleOf(parameter))] })),
      ...(cookies.length === 0 ? [] : [{ name: 'Cookie', value: joinPairs(cookies, '', '; ') }]),
      ...(accept === undefined ? [] : [{ name: 'Accept', value: [accept] }]),
      ...(body === undefined || body.kind === 'multipart' || content === undefined
        ? []
        : [{ name: 'Content-Type', value: [content.mediaType] }]),
    ],
    basicAuth: credentials.basicAuth,
    body,
    responseKind,
  }
}
