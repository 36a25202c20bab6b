import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatFragment } from '../diagnostics/json-pointer.ts'
import type { SourcePlace } from '../diagnostics/text-place.ts'
import type { SpecPlace } from './spec-files.ts'

/** A check's message about a part of a specification. */
export interface SpecDiagnostic {
  severity?: Diagnostic['severity']
  code: Diagnostic['code']
  /** Steps from the checked object to the affected part. */
  steps?: readonly string[]
  on?: 'key' | 'value'
  /** A sentence without its final period; the pointer is appended. */
  message: string
  hint?: string | undefined
}

/** A secondary place in a diagnostic's message. @example formatPlace(place) → 'apispec.yaml:12:5' */
export function formatPlace({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`
}

/** A diagnostic about an object of a specification, with its place and its pointer. */
export function specDiagnostic(
  { file, pointer }: SpecPlace,
  { severity = 'error', code, steps = [], on = 'value', message, hint }: SpecDiagnostic,
): Diagnostic {
  const full = [...pointer, ...steps]
  return { severity, code, ...file.placeOf(full, on), message: `${message}, at ${formatFragment(full)}.`, hint }
}
