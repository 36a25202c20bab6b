import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { summarize } from '#lib/diagnostics/format.ts'
import { outputPaths } from './output-paths.ts'
import { plainDiagnostics } from './report.ts'
import { writeTextIfChanged } from './write-file.ts'

/** Passes the errors to the pages of a development server, with the terminal's text. Warnings are only printed. */
export function writeProblems(root: string, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const summary = errors.length === 0 ? '' : summarize(diagnostics)
  writeTextIfChanged(
    outputPaths(root).problems,
    JSON.stringify({ summary, diagnostics: plainDiagnostics(root, errors) }),
  )
}
