import type { ApiOperation, ApiReference } from '../../api/api-operation.ts'
import { createOperationIndex, escapeSource } from '../../api/match-operation.ts'
import { holeMark, parameterMark } from '../../diagnostics/private-marks.ts'
import { createAddressReader, serverPath } from './call-address.ts'
import type { FoundCall } from './found-call.ts'
import { hasHole, plainText } from './traced-text.ts'

/** The operation that a call in a sample matches. */
export type CallMatch =
  | { kind: 'matched'; operation: ApiOperation; method: string }
  | { kind: 'wrong-method'; operations: ApiOperation[]; method: string; path: string }
  | { kind: 'unknown-path'; near: ApiOperation[]; method: string; path: string }
  /** A call to something else, or one with too many unknown parts. */
  | { kind: 'none' }

type MatchCall = (call: Pick<FoundCall, 'method' | 'url'>) => CallMatch

/**
 * Whether a path with unknown parts can match the path of an operation: an unknown part can be a fixed segment, and at
 * the end several segments, or none.
 */
function isLooselyKnown(path: string, templates: readonly string[]): boolean {
  const segments = path.split('/').slice(1)
  const sources = segments.map((segment, index) => {
    const isEnd = index === segments.length - 1
    const text = segment
      .split(holeMark)
      .map(escapeSource)
      .join(isEnd ? '.*' : '[^/]*')
    if (isEnd && segment === holeMark) return '(?:/.*)?'
    return segment === holeMark ? '/[^/]+' : `/(?:${text}|${parameterMark})`
  })
  const pattern = new RegExp(`^${sources.join('')}$`)
  return templates.some((template) => pattern.test(template.replace(/\{[^{}]*\}/g, parameterMark)))
}

/** Matches calls to the operations of an API. */
export function createCallMatcher(api: Pick<ApiReference, 'operations'>): MatchCall {
  const { operations } = api
  const index = createOperationIndex(api)
  const addresses = createAddressReader(api)
  const fullPath = ({ node, path }: ApiOperation) => `${serverPath(node.servers?.[0]?.url ?? '')}${path}`
  /** The prefix of a path, one segment longer than the prefix of all paths. */
  const beginning = (path: string) => path.split('/', (addresses.prefix?.split('/').length ?? 1) + 1).join('/')
  const beginnings = new Set(operations.map((operation) => beginning(fullPath(operation))))

  return ({ method: given, url }) => {
    const address = addresses.read(url)
    if (address === undefined) return { kind: 'none' }
    const { path, ownership } = address
    if (given === undefined || hasHole(plainText(given))) {
      // Only the path is known, so if it has a single operation, that is the one.
      const matched = index.match('', path)
      const [only, ...more] = matched.kind === 'wrong-method' ? matched.operations : []
      if (only === undefined || more.length > 0) return { kind: 'none' }
      return { kind: 'matched', operation: only, method: only.method.toUpperCase() }
    }
    const method = plainText(given).toUpperCase()
    const found = index.match(method, path)
    if (found.kind === 'matched') return { kind: 'matched', operation: found.operation, method }
    // HEAD is defined as GET without a body.
    if (method === 'HEAD' || method === 'OPTIONS' || ownership === 'possible') return { kind: 'none' }
    if (found.kind === 'wrong-method') {
      return { kind: 'wrong-method', operations: found.operations, method, path }
    }
    if (hasHole(path) && isLooselyKnown(path, operations.map(fullPath))) return { kind: 'none' }
    if (ownership === 'likely' && !beginnings.has(beginning(path))) return { kind: 'none' }
    const complete = addresses.prefix === undefined ? undefined : index.match(method, `${addresses.prefix}${path}`)
    const near = found.kind === 'unknown-path' ? found.near : []
    return { kind: 'unknown-path', near: complete?.kind === 'matched' ? [complete.operation] : near, method, path }
  }
}
