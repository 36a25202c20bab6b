import type { ApiOperation } from '../../../api/api-operation.ts'
import { describeFault } from '../../objects/describe-fault.ts'
import type { Fault } from '../../objects/fault.ts'
import type { FoundCall } from '../found-call.ts'
import { type Origin, originAt } from '../run/traced-text.ts'
import { originOf } from '../run/value.ts'
import type { BodyValidator } from './body-validator.ts'
import { type BodyValue, bodyOfText, bodyOfValue } from './body-value.ts'
import type { CallFinding } from './call-finding.ts'
import { nameOf } from './check-address.ts'

function placeOf(fault: Fault, body: BodyValue): Origin {
  const isKey = fault.type === 'unknown-key' || fault.type === 'key-form'
  const place = body.placeOf(isKey ? [...fault.steps, fault.key] : fault.steps)
  return isKey ? (place.key ?? place.value) : place.value
}

/** Where the body of a call begins; the call itself, if it has none that is known. */
export function bodyOrigin({ body, at }: FoundCall): Origin {
  if (body.kind === 'value') return originOf(body.value)
  return (body.kind === 'text' ? originAt(body.text, 0) : undefined) ?? at
}

/** Checks the body of a call against what its operation takes. */
export function checkBody(
  call: FoundCall,
  operation: ApiOperation,
  validator: BodyValidator,
  partial: boolean,
): CallFinding[] {
  const { body: given } = call
  const base = { severity: 'error', code: 'api-call-body' } as const
  const taken = operation.node.request?.body
  const name = nameOf(operation)
  if (given.kind === 'none' || (given.kind === 'text' && given.text.length === 0)) {
    if (taken?.required !== true) return []
    const at = originAt(call.url, 0) ?? call.at
    return [{ ...base, at, message: `The call has no body, and ${name} needs one.`, hint: undefined }]
  }
  if (taken === undefined || (taken.contents ?? []).length === 0) {
    const hint = 'Remove it, or correct the method.'
    return [{ ...base, at: bodyOrigin(call), message: `${name} takes no body.`, hint }]
  }
  const known = validator.schemaOf(operation)
  if (known === undefined || given.kind === 'unknown') return []
  const parsed =
    given.kind === 'text' ? bodyOfText(given.text) : ({ kind: 'value', body: bodyOfValue(given.value) } as const)
  if (parsed.kind === 'unknown') return []
  if (parsed.kind === 'fault') {
    const { at, message, hint } = parsed
    return [{ ...base, at: at ?? call.at, message: `The body is not JSON: ${message}`, hint }]
  }
  const { body } = parsed
  return validator.validate(known.schema, body, partial).map((fault): CallFinding => {
    const { message, hint } = describeFault(fault, known.title ?? 'Body')
    return {
      ...base,
      at: placeOf(fault, body),
      message: `Body of ${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      hint,
    }
  })
}
