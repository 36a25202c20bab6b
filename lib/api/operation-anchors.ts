import type { Heading } from '../pages/heading.ts'
import type { OperationNode } from './operation-node.ts'

/** Locations of parameters, as OpenAPI names them, in page order. */
export const parameterPlaces = [
  { place: 'path', id: 'path-parameters', text: 'Path parameters' },
  { place: 'query', id: 'query-parameters', text: 'Query parameters' },
  { place: 'headers', id: 'headers', text: 'Headers' },
  { place: 'cookie', id: 'cookies', text: 'Cookies' },
] as const

/** The part of a page that contains a field: a parameter location, the body, a response, or a callback. */
export type FieldSection =
  | 'path'
  | 'query'
  | 'headers'
  | 'cookie'
  | 'body'
  | `response-${string}`
  | `callback-${string}`

/**
 * The ID of a field on its page. List items and union branches add no step: a field that several branches have is
 * identified by the first.
 * @example fieldAnchor('body', ['schema', 'properties']) → 'body.schema.properties'
 */
export function fieldAnchor(section: FieldSection, names: readonly string[]): string {
  return [section, ...names].join('.').replace(/\s+/g, '-')
}

/** The ID of a callback’s heading. */
export function callbackAnchor(key: string): `callback-${string}` {
  return `callback-${key.replace(/\s+/g, '-')}`
}

const titleOf = (code: string) => (code === 'default' ? 'Other responses' : code)

/** The headings of an operation’s page, in order. */
export function operationHeadings({ request, responses, security, callbacks }: OperationNode): Heading[] {
  const heading = (id: string, text: string, depth: Heading['depth'] = 2): Heading => ({ depth, id, text })
  const parameters = parameterPlaces.filter(({ place }) => (request?.[place]?.length ?? 0) > 0)
  const calls = (callbacks ?? []) as readonly { key: string }[]
  return [
    ...((security ?? []).some((schemes) => schemes.length > 0) ? [heading('authorization', 'Authorization')] : []),
    ...parameters.map(({ id, text }) => heading(id, text)),
    ...((request?.body?.contents?.length ?? 0) > 0 ? [heading('request-body', 'Request body')] : []),
    ...(responses.length > 0 ? [heading('responses', 'Responses')] : []),
    ...responses.map(({ code }) => heading(`response-${code}`, titleOf(code), 3)),
    ...(calls.length > 0 ? [heading('callbacks', 'Callbacks')] : []),
    ...[...new Set(calls.map(({ key }) => key))].map((key) => heading(callbackAnchor(key), key, 3)),
  ]
}
