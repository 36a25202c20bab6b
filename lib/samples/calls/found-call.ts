import type { ApiOperation } from '../../api/api-operation.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { originAt, type TracedText } from './traced-text.ts'
import { type ObjectValue, originOf, type Value } from './value.ts'

/** An HTTP call in a sample, as far as it can be determined without running the sample. */
export interface FoundCall {
  at: number
  /** Undefined if it is unknown. */
  method: TracedText | undefined
  url: TracedText
  /** The query outside of the address. */
  query: ObjectValue
  headers: ObjectValue
  /** A text, the JSON of a value, or something unknown; undefined for none. */
  body: Value | undefined
  /** The content type that the client sends by default. */
  contentType: string | undefined
}

/** A problem with a call, and its offset in the samples of the page. */
export interface CallDiagnostic extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  at: number
}

/** The source location of a text; if it has none, that of the call's address, or else of the whole call. */
export function placeOf(call: FoundCall, text: TracedText = call.url): number {
  return originAt(text, 0) ?? originAt(call.url, 0) ?? call.at
}

/** Where the body of a call begins; the location of the call if the body is unknown. */
export function bodyPlaceOf({ body, at }: FoundCall): number {
  return body === undefined || body.kind === 'unknown' ? at : originOf(body)
}

/** An operation for a message. @example nameOf(operation) → 'GET /v1/runs/{run_id}' */
export function nameOf({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}
