import type { ApiOperation, ApiReference } from '../../../api/api-operation.ts'
import { createOperationIndex } from '../../../api/match-operation.ts'
import type { FoundCall } from '../found-call.ts'
import { hasHole, holeMark, plainText } from '../run/traced-text.ts'
import { createAddressReader, serverPath } from './call-address.ts'

/** What a call in a sample is a call of. */
export type CallMatch =
  | { kind: 'matched'; operation: ApiOperation; method: string }
  | { kind: 'wrong-method'; operations: ApiOperation[]; method: string; path: string }
  | { kind: 'unknown-path'; near: ApiOperation[]; method: string; path: string }
  /** A call of something else, or one of which too little is known. */
  | { kind: 'none' }

export type MatchCall = (call: Pick<FoundCall, 'method' | 'url'>) => CallMatch

/** Stands in a template for a parameter. */
const parameter = '\uE001'
const escapeSource = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Whether a path with unknown parts can be that of an operation: what is not known may be a fixed segment, and at the
 * end several of them, or none.
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
    return segment === holeMark ? '/[^/]+' : `/(?:${text}|${parameter})`
  })
  const pattern = new RegExp(`^${sources.join('')}$`)
  return templates.some((template) => pattern.test(template.replace(/\{[^{}]*\}/g, parameter)))
}

/** Matches calls to the operations of an API. */
export function createCallMatcher(api: Pick<ApiReference, 'operations'>): MatchCall {
  const { operations } = api
  const index = createOperationIndex(api)
  const addresses = createAddressReader(api)
  const fullPath = ({ node, path }: ApiOperation) => `${serverPath(node.servers?.[0]?.url ?? '')}${path}`
  /** What a path begins with, one segment longer than what all paths do. */
  const beginning = (path: string) => path.split('/', (addresses.prefix?.split('/').length ?? 1) + 1).join('/')
  const beginnings = new Set(operations.map((operation) => beginning(fullPath(operation))))

  return ({ method: given, url }) => {
    const address = addresses.read(url)
    if (address === undefined) return { kind: 'none' }
    const { path, ownership } = address
    if (given === undefined || hasHole(plainText(given))) {
      // Only the path can be judged, and one operation alone there is the one that is meant.
      const found = index.match('', path)
      const [only, ...more] = found.kind === 'wrong-method' ? found.operations : []
      if (only === undefined || more.length > 0) return { kind: 'none' }
      return { kind: 'matched', operation: only, method: only.method.toUpperCase() }
    }
    const method = plainText(given).toUpperCase()
    const found = index.match(method, path)
    if (found.kind === 'matched') return { kind: 'matched', operation: found.operation, method }
    // HEAD asks what GET would answer.
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
