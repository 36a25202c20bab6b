import { distance } from 'fastest-levenshtein'
import type { ApiOperation, ApiReference } from './api-operation.ts'
import { isRecord } from './json-pointer.ts'

/** What a call on a page is a call of. */
export type OperationMatch =
  | { kind: 'matched'; operation: ApiOperation; pathValues: Record<string, string> }
  /** The path is one of the API, the method is not; each operation once. */
  | { kind: 'wrong-method'; operations: ApiOperation[] }
  /** The host is one of the API; `near` are the operations that may be meant, best first. */
  | { kind: 'unknown-path'; near: ApiOperation[] }
  /** A call of something else. */
  | { kind: 'other-host' }

export interface OperationIndex {
  /**
   * The operation that a call is meant for.
   * @param url whole, or a path alone; query and fragment do not matter, and a segment may be a placeholder
   */
  match: (method: string, url: string) => OperationMatch
}

const escapeSource = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A pattern for a text with `{names}` in it, and the names in their order. */
function templatePattern(template: string, patternOf: (name: string) => string): { source: string; names: string[] } {
  const names: string[] = []
  const source = template
    .split(/(\{[^{}]+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return escapeSource(part)
      const name = part.slice(1, -1)
      names.push(name)
      return patternOf(name)
    })
    .join('')
  return { source, names }
}

/** What a server variable may be: one of its values, or anything within a segment. */
function variablePattern(variables: unknown, name: string): string {
  const variable = isRecord(variables) ? variables[name] : undefined
  const values = isRecord(variable) && Array.isArray(variable.enum) ? variable.enum : []
  return values.length === 0 ? '[^/]+' : `(?:${values.map((value) => escapeSource(String(value))).join('|')})`
}

interface ServerPattern {
  /** Matches the whole address of the server at the start of a URL; undefined when the server names no host. */
  absolute: RegExp | undefined
  /** Matches the server's path alone at the start of a path. */
  path: RegExp
}

function serverPattern({ url, variables }: { url: string; variables?: unknown }): ServerPattern {
  const clean = url.replace(/\/+$/, '')
  const { source } = templatePattern(clean, (name) => variablePattern(variables, name))
  const [, host, path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/is.exec(clean) ?? []
  const pathSource = templatePattern(path, (name) => variablePattern(variables, name)).source
  return {
    absolute: host === undefined ? undefined : new RegExp(`^${source}(?=/|$)`, 'i'),
    path: new RegExp(`^${pathSource}(?=/|$)`),
  }
}

interface Candidate {
  operation: ApiOperation
  pattern: RegExp
  names: string[]
  servers: ServerPattern[]
  /** How many characters are fixed: of two that match, the more definite one is meant. */
  fixed: number
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How many letters must change to make one path of the other; what stands for a parameter costs nothing. */
function costOf(template: string, path: string): number {
  const [wanted, given] = [template, path].map((text) => text.split('/'))
  if (wanted === undefined || wanted.length !== given?.length) {
    const plain = template.replace(/\{[^{}]*\}/g, '_')
    return distance(plain, path.replace(/\{[^{}]*\}|<[^<>]*>|\$\{?\w+\}?|:\w+/g, '_')) + 1
  }
  return wanted.reduce(
    (sum, segment, index) => sum + (segment.includes('{') ? 0 : distance(segment, given[index] ?? '')),
    0,
  )
}

/** Finds the operations that calls are meant for, by the servers and paths of an API. */
export function createOperationIndex({ operations }: Pick<ApiReference, 'operations'>): OperationIndex {
  const candidates = operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation): Candidate => {
      const { source, names } = templatePattern(operation.path, () => '([^/]+)')
      const servers = operation.node.servers ?? []
      return {
        operation,
        pattern: new RegExp(`^${source}/?$`),
        names,
        servers: (servers.length === 0 ? [{ url: '' }] : servers).map(serverPattern),
        fixed: operation.path.replace(/\{[^{}]*\}/g, '').length,
      }
    })
    .sort((a, b) => b.fixed - a.fixed)

  /** The paths below the servers of an operation that a URL may be one of. */
  const below = ({ servers }: Candidate, url: string, isAbsolute: boolean): string[] =>
    servers.flatMap(({ absolute, path }) => {
      const found = isAbsolute ? absolute?.exec(url) : path.exec(url)
      return found ? [url.slice(found[0].length) || '/'] : []
    })

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
      const reached = candidates.flatMap((candidate) =>
        below(candidate, address, isAbsolute).map((path) => ({ ...candidate, path })),
      )
      // Of two servers, the one with the longer path is meant.
      const shortest = reached.map(({ path }) => path).sort((a, b) => a.length - b.length)[0]
      if (shortest === undefined) return { kind: 'other-host' }
      const fitting = reached.flatMap((candidate) => {
        const found = candidate.pattern.exec(candidate.path)
        return found === null ? [] : [{ ...candidate, values: found.slice(1) }]
      })
      const exact = fitting.find(({ operation }) => operation.method === verb)
      if (exact !== undefined) {
        const { operation, names, values } = exact
        const pathValues = Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')]))
        return { kind: 'matched', operation, pathValues }
      }
      // A path alone fits below several servers.
      const operations = [...new Set(fitting.map(({ operation }) => operation))]
      if (operations.length > 0) return { kind: 'wrong-method', operations }
      return { kind: 'unknown-path', near: near(verb, shortest) }
    },
  }
}
