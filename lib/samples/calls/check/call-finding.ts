import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { Origin } from '../run/traced-text.ts'

/** What is wrong with a call, at a place of a program. */
export interface CallFinding extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  at: Origin
}
