import { distance } from 'fastest-levenshtein'
import { isRecord } from '../diagnostics/json-pointer.ts'
import type { ApiOperation, ApiReference } from './api-operation.ts'
import { isGreedy } from './greedy-parameter.ts'

/** The operation that a call on a page matches. */
type OperationMatch =
  | { kind: 'matched'; operation: ApiOperation }
  /** The path is one of the API, the method is not; each operation once. */
  | { kind: 'wrong-method'; operations: ApiOperation[] }
  /** The host is one of the API; `near` are the operations that may be meant, best first. */
  | { kind: 'unknown-path'; near: ApiOperation[] }
  /** A call of something else. */
  | { kind: 'other-host' }

export interface OperationIndex {
  /**
   * Finds the operation that a call matches.
   * @param url absolute URL or path; query and fragment are ignored, and a segment may be a placeholder
   */
  match: (method: string, url: string) => OperationMatch
}

/** A text as a regular expression that matches it. */
export const escapeSource = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A pattern for a template with `{names}`. */
function templatePattern(template: string, patternOf: (name: string) => string): string {
  return template
    .split(/(\{[^{}]+\})/)
    .map((part, index) => (index % 2 === 0 ? escapeSource(part) : patternOf(part.slice(1, -1))))
    .join('')
}

/** A pattern for a server variable: one of its values, or any text within a segment. */
function variablePattern(variables: unknown, name: string): string {
  const variable = isRecord(variables) ? variables[name] : undefined
  const values = isRecord(variable) && Array.isArray(variable.enum) ? variable.enum : []
  return values.length === 0 ? '[^/]+' : `(?:${values.map((value) => escapeSource(String(value))).join('|')})`
}

interface ServerPattern {
  /** Matches the server's absolute URL at the start of a URL; undefined if the server has no host. */
  absolute: RegExp | undefined
  /** Matches only the server's path, at the start of a path. */
  path: RegExp
}

function serverPattern({ url, variables }: { url: string; variables?: unknown }): ServerPattern {
  const clean = url.replace(/\/+$/, '')
  const patternOf = (text: string) => templatePattern(text, (name) => variablePattern(variables, name))
  const [, host, path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/is.exec(clean) ?? []
  return {
    absolute: host === undefined ? undefined : new RegExp(`^${patternOf(clean)}(?=/|$)`, 'i'),
    path: new RegExp(`^${patternOf(path)}(?=/|$)`),
  }
}

interface Candidate {
  operation: ApiOperation
  pattern: RegExp
  servers: ServerPattern[]
  /** Number of literal characters; the template with more of them is more specific. */
  literalLength: number
}

/** Edit distance between a template and a path; parameters match anything at no cost. */
function costOf(template: string, path: string): number {
  const [templateSegments, pathSegments] = [template, path].map((text) => text.split('/'))
  if (templateSegments === undefined || templateSegments.length !== pathSegments?.length) {
    const plainTemplate = template.replace(/\{[^{}]*\}/g, '_')
    return distance(plainTemplate, path.replace(/\{[^{}]*\}|<[^<>]*>|\$\{?\w+\}?|:\w+/g, '_')) + 1
  }
  return templateSegments.reduce(
    (sum, segment, index) => sum + (segment.includes('{') ? 0 : distance(segment, pathSegments[index] ?? '')),
    0,
  )
}

/** The possible paths of a URL relative to an operation's servers. */
function pathsBelow({ servers }: Candidate, url: string, isAbsolute: boolean): string[] {
  return servers.flatMap(({ absolute, path }) => {
    const serverMatch = isAbsolute ? absolute?.exec(url) : path.exec(url)
    return serverMatch ? [url.slice(serverMatch[0].length) || '/'] : []
  })
}

/** Finds the operations of an API that calls match, by server and path. */
export function createOperationIndex({ operations }: Pick<ApiReference, 'operations'>): OperationIndex {
  const candidates = operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation): Candidate => {
      const servers = operation.node.servers ?? []
      return {
        operation,
        pattern: new RegExp(`^${templatePattern(operation.path, (name) => (isGreedy(name) ? '.+' : '[^/]+'))}/?$`),
        servers: (servers.length === 0 ? [{ url: '' }] : servers).map(serverPattern),
        literalLength: operation.path.replace(/\{[^{}]*\}/g, '').length,
      }
    })
    .sort((a, b) => b.literalLength - a.literalLength)

  const near = (method: string, path: string): ApiOperation[] =>
    candidates
      .map(({ operation }) => ({
        operation,
        cost: costOf(operation.path, path) + (operation.method === method ? 0 : 1),
      }))
      .filter(({ cost }) => cost <= Math.max(2, path.length * 0.3))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 3)
      .map(({ operation }) => operation)

  return {
    match(method, url) {
      const verb = method.toLowerCase()
      const address = url.replace(/[?#].*$/s, '')
      const isAbsolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
      const onServer = candidates.flatMap((candidate) =>
        pathsBelow(candidate, address, isAbsolute).map((path) => ({ ...candidate, path })),
      )
      // Of several matching servers, the one with the longest path wins.
      const shortest = onServer.map(({ path }) => path).sort((a, b) => a.length - b.length)[0]
      if (shortest === undefined) return { kind: 'other-host' }
      const fitting = onServer.filter(({ pattern, path }) => pattern.test(path)).map(({ operation }) => operation)
      const operation = fitting.find((one) => one.method === verb)
      if (operation !== undefined) return { kind: 'matched', operation }
      // A path without a host may match several servers.
      const operations = [...new Set(fitting)]
      if (operations.length > 0) return { kind: 'wrong-method', operations }
      return { kind: 'unknown-path', near: near(verb, shortest) }
    },
  }
}
