import type { Origin, TracedText } from './run/traced-text.ts'
import type { NamedText, Value } from './run/value.ts'

/** A call of HTTP in a sample, as far as it is known without running the sample. */
export interface FoundCall {
  at: Origin
  /** Undefined when it is not known. */
  method: TracedText | undefined
  url: TracedText
  query: Names
  headers: Names
  body: FoundBody
  /** The content type that the client sends of itself. */
  contentType: string | undefined
}

export interface Names {
  entries: NamedText[]
  /** There may be more than these. */
  open: boolean
}

export type FoundBody =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'text'; text: TracedText }
  /** Sent as JSON. */
  | { kind: 'value'; value: Value }
