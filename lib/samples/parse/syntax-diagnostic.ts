import type { TextPlace } from '../../diagnostics/text-place.ts'

/** A syntax error of a sample, at its place in the sample's text. */
export interface SyntaxDiagnostic extends TextPlace {
  /** One sentence in plain words. */
  message: string
  hint?: string
  /** Where what is missing belongs, if that isn't where the error begins. */
  missingAt?: TextPlace
}
