import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { summarize } from '#lib/diagnostics/format.ts'
import { outputPaths } from './content/output-paths.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import { plainFindings } from './report.ts'

/** Hands the errors to the pages of a development server, in the words of the terminal. Warnings stay there. */
export function writeProblems(root: string, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const summary = errors.length === 0 ? '' : summarize(diagnostics)
  writeTextIfChanged(outputPaths(root).problems, JSON.stringify({ summary, findings: plainFindings(root, errors) }))
}
