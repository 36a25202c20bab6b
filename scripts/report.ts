import { join } from 'node:path'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { formatAnnotation, formatDiagnostic, summarize } from '#lib/diagnostics/format.ts'
import { env } from '../env.ts'
import { readTextIfExists } from './content/read-files.ts'

/** Prints findings, each file from top to bottom, and the closing line. */
export function reportDiagnostics(root: string, diagnostics: readonly Diagnostic[]): void {
  const color = process.stderr.isTTY && env.NO_COLOR === undefined
  const sorted = [...diagnostics].sort(compareDiagnostics)
  const sourceOf = (file: string) => readTextIfExists(join(root, file))
  for (const diagnostic of sorted) console.error(`${formatDiagnostic(diagnostic, { color, sourceOf })}\n`)
  if (env.GITHUB_ACTIONS) for (const diagnostic of sorted) console.log(formatAnnotation(diagnostic))
  console.error(summarize(diagnostics))
}
