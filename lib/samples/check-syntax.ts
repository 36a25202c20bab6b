import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placeInSource } from '../pages/place-in-source.ts'
import type { Sample } from '../pages/sample.ts'
import type { SyntaxDiagnostic } from './parse/syntax-diagnostic.ts'

/**
 * Reports the syntax errors of samples in the files that contain them. An error in a snippet that several pages include
 * is reported once.
 */
export function checkSampleSyntax(
  samples: readonly Sample[],
  diagnosticsOf: (sample: Sample) => readonly SyntaxDiagnostic[],
): Diagnostic[] {
  const diagnosticsByPlace = new Map<string, Diagnostic>()
  for (const sample of samples) {
    for (const { line, column, message, hint } of diagnosticsOf(sample)) {
      const place = placeInSource(sample, line, column)
      const key = `${place.file}:${place.line}:${place.column} ${message}`
      diagnosticsByPlace.set(key, { severity: 'error', code: 'sample-syntax', ...place, message, hint })
    }
  }
  return [...diagnosticsByPlace.values()]
}
