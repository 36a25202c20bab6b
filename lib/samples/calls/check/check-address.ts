import type { ApiOperation } from '../../../api/api-operation.ts'
import type { FoundCall } from '../found-call.ts'
import { hasHole, holeMark, type Origin, originAt, plainText } from '../run/traced-text.ts'
import type { CallFinding } from './call-finding.ts'
import type { CallMatch } from './match-call.ts'

const orList = new Intl.ListFormat('en', { type: 'disjunction' })

/** An operation as it is written in prose. @example nameOf(operation) → 'GET /v1/runs/{run_id}' */
export function nameOf({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}

/** The place of the path in an address; of the whole call when the address has none. */
function pathOrigin({ url, at }: FoundCall): Origin {
  const plain = plainText(url)
  const known = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*/i.exec(plain)?.[0].length ?? 0
  const start = hasHole(plain.charAt(known)) ? known + 1 : known
  return originAt(url, start < plain.length ? start : 0) ?? at
}

/** A path for a message: what is not known in it is an ellipsis. */
function shown(path: string): string {
  return path.replaceAll(holeMark, '…')
}

/** Says that a path, or the method at a path, is none of the API. */
export function checkAddress(call: FoundCall, match: CallMatch): CallFinding[] {
  if (match.kind === 'unknown-path') {
    const [near] = match.near
    return [
      {
        severity: 'error',
        code: 'api-call-unknown',
        at: pathOrigin(call),
        message: `The API has no operation ${match.method} ${shown(match.path)}.`,
        hint: near === undefined ? 'Use one of its paths.' : `Did you mean ${nameOf(near)}?`,
      },
    ]
  }
  if (match.kind !== 'wrong-method') return []
  const [first] = match.operations
  if (first === undefined) return []
  const methods = match.operations.map(({ method }) => method.toUpperCase())
  const isImplied = !call.method?.[0]?.exact
  return [
    {
      severity: 'error',
      code: 'api-call-unknown',
      at: isImplied ? pathOrigin(call) : (originAt(call.method ?? [], 0) ?? call.at),
      message: `The API has no ${match.method} at ${first.path}.`,
      hint: `Use ${orList.format(methods)}.`,
    },
  ]
}
