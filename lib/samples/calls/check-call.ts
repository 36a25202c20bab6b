import type { ApiOperation } from '../../api/api-operation.ts'
import { describeDiagnostic } from '../objects/describe-diagnostic.ts'
import { alternatives, noun } from '../objects/object-words.ts'
import type { BodyValidator } from './body-validator.ts'
import { bodyOf, placeInBody } from './body-value.ts'
import { bodyPlaceOf, type CallDiagnostic, type FoundCall, nameOf, placeOf } from './found-call.ts'
import type { CallMatch } from './match-call.ts'
import { hasHole, originAt, plainText } from './traced-text.ts'
import { isNothing, textOf } from './value.ts'

/** Reports that the API has no operation with the path of a call, or none with its method. */
export function checkAddress(call: FoundCall, match: CallMatch): CallDiagnostic[] {
  if (match.kind !== 'unknown-path' && match.kind !== 'wrong-method') return []
  const base = { severity: 'error', code: 'api-call-unknown' } as const
  const plain = plainText(call.url)
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*/i.exec(plain)?.[0].length ?? 0
  const start = hasHole(plain.charAt(host)) ? host + 1 : host
  const pathAt = originAt(call.url, start < plain.length ? start : 0) ?? call.at
  if (match.kind === 'unknown-path') {
    const [near] = match.near
    const hint = near === undefined ? 'Use one of its paths.' : `Did you mean ${nameOf(near)}?`
    return [{ ...base, at: pathAt, message: `The API has no operation ${match.method} ${match.path}.`, hint }]
  }
  const message = `The API has no ${match.method} at ${match.operations[0]?.path}.`
  const hint = `Use ${alternatives(match.operations.map(({ method }) => method.toUpperCase()))}.`
  const isWritten = call.method?.[0]?.exact === true
  return [{ ...base, at: isWritten ? placeOf(call, call.method) : pathAt, message, hint }]
}

type Scheme = NonNullable<ApiOperation['node']['security']>[number][number]

/** The header that a security scheme requires; undefined for a scheme that does not use a header. */
function headerOf(scheme: Scheme): string | undefined {
  if (scheme.type === 'apiKey') return scheme.in === 'header' ? scheme.name : undefined
  return scheme.type === 'mutualTLS' ? undefined : 'Authorization'
}

/** Checks that a call sends credentials and a content type. Calls with unknown headers are not checked. */
export function checkHeaders(call: FoundCall, operation: ApiOperation): CallDiagnostic[] {
  const { entries, open } = call.headers
  if (open) return []
  const base = { severity: 'warning', code: 'api-call-auth' } as const
  const diagnostics: CallDiagnostic[] = []
  const names = entries.map(({ name }) => plainText(name).toLowerCase())
  const holds = (scheme: Scheme) => {
    const wanted = headerOf(scheme)?.toLowerCase()
    if (scheme.type !== 'apiKey' || scheme.in !== 'query') return wanted === undefined || names.includes(wanted)
    return call.query.entries.some(({ name }) => plainText(name) === scheme.name)
  }
  const ways = operation.node.security ?? []
  const header = ways.some((schemes) => schemes.every(holds))
    ? undefined
    : ways[0]?.flatMap((one) => headerOf(one) ?? [])[0]
  if (header !== undefined) {
    const message = `The call has no “${header}” header, and ${nameOf(operation)} needs it.`
    const hint =
      header === 'Authorization' ? 'Send “Authorization: Bearer” with a token.' : `Send the header “${header}”.`
    diagnostics.push({ ...base, at: placeOf(call), message, hint })
  }
  const taken = (operation.node.request?.body?.contents ?? []).map(({ mediaType }) => mediaType)
  const sent = entries[names.lastIndexOf('content-type')]
  const value = sent && textOf(sent.value)
  const type = (value === undefined ? call.contentType : plainText(value))?.split(';')[0]?.trim().toLowerCase()
  const isTaken = type !== undefined && (hasHole(type) || taken.some((known) => known.split(';')[0] === type))
  if (call.body !== undefined && taken.length > 0 && !isTaken) {
    const wrong = `The body is sent as “${type}”, which ${nameOf(operation)} does not take.`
    const message = type === undefined ? 'The call has a body and no “Content-Type” header.' : wrong
    diagnostics.push({ ...base, at: placeOf(call, value), message, hint: `Send “Content-Type: ${taken[0]}”.` })
  }
  return diagnostics
}

/** Checks the body of a call against the schema of its operation. @param partial whether keys may be missing */
export function checkBody(
  call: FoundCall,
  operation: ApiOperation,
  validator: BodyValidator,
  partial: boolean,
): CallDiagnostic[] {
  const base = { severity: 'error', code: 'api-call-body' } as const
  const taken = operation.node.request?.body
  const name = nameOf(operation)
  if (call.body === undefined || isNothing(call.body)) {
    const message = `The call has no body, and ${name} needs one.`
    return taken?.required === true ? [{ ...base, at: placeOf(call), message, hint: undefined }] : []
  }
  if (taken === undefined || (taken.contents ?? []).length === 0) {
    const hint = 'Remove it, or correct the method.'
    return [{ ...base, at: bodyPlaceOf(call), message: `${name} takes no body.`, hint }]
  }
  const bodySchema = validator.schemaOf(operation)
  const body = bodySchema && bodyOf(call.body)
  if (bodySchema === undefined || body === undefined) return []
  if ('problem' in body) {
    const { at = call.at, problem } = body
    return [{ ...base, at, message: `The body is not JSON: ${problem.message}`, hint: problem.hint }]
  }
  return validator.validate(bodySchema.schema, body, partial).map((problem): CallDiagnostic => {
    const { message, hint } = describeDiagnostic(problem, noun(bodySchema.title ?? 'Body'))
    const words = `Body of ${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    const isKey = problem.type === 'unknown-key' || problem.type === 'key-form'
    return {
      ...base,
      at: placeInBody(body.value, problem.steps, isKey ? problem.key : undefined),
      message: words,
      hint,
    }
  })
}
