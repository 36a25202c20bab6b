import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SyntaxFault } from './parse/syntax-fault.ts'
import { placeInSource } from './place-in-source.ts'
import type { Sample } from './sample.ts'

/**
 * Reports the syntax errors of samples in the files that hold them. A snippet that several pages include is reported
 * once.
 */
export function checkSampleSyntax(
  samples: readonly Sample[],
  faultsOf: (sample: Sample) => readonly SyntaxFault[],
): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  for (const sample of samples) {
    for (const { line, column, message, hint } of faultsOf(sample)) {
      const place = placeInSource(sample, line, column)
      const key = `${place.file}:${place.line}:${place.column} ${message}`
      found.set(key, { severity: 'error', code: 'sample-syntax', ...place, message, hint })
    }
  }
  return [...found.values()]
}
