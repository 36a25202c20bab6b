import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatPointer } from './json-pointer.ts'
import type { Place } from './spec-file.ts'
import type { SpecLocation } from './spec-files.ts'

/** What a check says about a part of a specification. */
export interface SpecFinding {
  severity?: Diagnostic['severity']
  code: Diagnostic['code']
  /** Steps from the checked object to the part that is meant. */
  steps?: readonly string[]
  on?: 'key' | 'value'
  /** A sentence without its full stop; the pointer follows it. */
  message: string
  hint?: string | undefined
}

/** A place as a finding names it beside its own. @example formatPlace(place) → 'apispec.yaml:12:5' */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}

/** A finding about an object of a specification, at its line and with its pointer. */
export function specDiagnostic(
  { file, pointer }: Pick<SpecLocation, 'file' | 'pointer'>,
  { severity = 'error', code, steps = [], on = 'value', message, hint }: SpecFinding,
): Diagnostic {
  const full = [...pointer, ...steps]
  return { severity, code, ...file.placeOf(full, on), message: `${message}, at ${formatPointer(full)}.`, hint }
}
