import type { TextPlace } from '../../diagnostics/text-place.ts'

/** A syntax error of a sample, at its place in the sample's text; line and column are 1-based. */
export interface SyntaxDiagnostic {
  line: number
  column: number
  /** One sentence in plain words. */
  message: string
  hint?: string
  /** Where what is missing belongs, if that isn't where the error begins. */
  missingAt?: TextPlace
}
