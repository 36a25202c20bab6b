import type { ApiOperation } from '../../../api/api-operation.ts'
import type { FoundCall } from '../found-call.ts'
import { namesInText } from '../request-parts.ts'
import { originAt, plainText, splitText } from '../run/traced-text.ts'
import type { CallFinding } from './call-finding.ts'
import { nameOf } from './check-address.ts'

type Scheme = NonNullable<ApiOperation['node']['security']>[number][number]

/** The header that a scheme asks for; undefined for one that asks for something else. */
function headerOf(scheme: Scheme): string | undefined {
  if (scheme.type === 'apiKey') return scheme.in === 'header' ? scheme.name : undefined
  return scheme.type === 'mutualTLS' ? undefined : 'Authorization'
}

function checkAuthorization(call: FoundCall, operation: ApiOperation, given: ReadonlySet<string>): CallFinding[] {
  const ways = operation.node.security ?? []
  const [, query = []] = splitText(call.url, '?')
  const names = new Set([...namesInText(query).entries, ...call.query.entries].map(({ name }) => plainText(name)))
  const holds = (scheme: Scheme) => {
    if (scheme.type === 'apiKey' && scheme.in === 'query') return names.has(scheme.name)
    const header = headerOf(scheme)
    return header === undefined || given.has(header.toLowerCase())
  }
  if (ways.length === 0 || ways.some((schemes) => schemes.every(holds))) return []
  const header = ways[0]?.flatMap((scheme) => headerOf(scheme) ?? [])[0]
  if (header === undefined) return []
  return [
    {
      severity: 'warning',
      code: 'api-call-auth',
      at: originAt(call.url, 0) ?? call.at,
      message: `The call has no “${header}” header, and ${nameOf(operation)} needs it.`,
      hint: header === 'Authorization' ? 'Send “Authorization: Bearer” with a token.' : `Send the header “${header}”.`,
    },
  ]
}

function checkContentType(call: FoundCall, operation: ApiOperation): CallFinding[] {
  const taken = (operation.node.request?.body?.contents ?? []).map(({ mediaType }) => mediaType)
  const header = call.headers.entries.findLast(({ name }) => plainText(name).toLowerCase() === 'content-type')
  if (call.body.kind === 'none' || taken.length === 0 || (header !== undefined && header.value === undefined)) return []
  const given = header?.value === undefined ? call.contentType : plainText(header.value)
  const type = given?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && (/\uE000/.test(type) || taken.some((known) => known.split(';')[0] === type))) return []
  const [wanted] = taken
  return [
    {
      severity: 'warning',
      code: 'api-call-auth',
      at: originAt(header?.value ?? call.url, 0) ?? call.at,
      message:
        type === undefined
          ? `The call has a body and no “Content-Type” header.`
          : `The body is sent as “${type}”, which ${nameOf(operation)} does not take.`,
      hint: `Send “Content-Type: ${wanted}”.`,
    },
  ]
}

/** Checks that a call says who calls and what it sends. Nothing is said of a call whose headers are not all known. */
export function checkHeaders(call: FoundCall, operation: ApiOperation): CallFinding[] {
  if (call.headers.open) return []
  const given = new Set(call.headers.entries.map(({ name }) => plainText(name).toLowerCase()))
  return [...checkAuthorization(call, operation, given), ...checkContentType(call, operation)]
}
