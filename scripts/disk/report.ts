import { join } from 'node:path'
import type { ComparedDiagnostics } from '#lib/diagnostics/baseline.ts'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { formatAnnotation, formatDiagnostic, summarize } from '#lib/diagnostics/format.ts'
import { env } from '../../env.ts'
import { outputPaths } from './output-paths.ts'
import { readTextIfExists } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

/** Reads the source of diagnostics, each file once. An image has no line to show. */
function sourceReader(root: string) {
  const texts = new Map<string, string | undefined>()
  return (file: string) => {
    if (file.startsWith('content/images/')) return undefined
    if (!texts.has(file)) texts.set(file, readTextIfExists(join(root, file)))
    return texts.get(file)
  }
}

/** Diagnostics as the terminal shows them, without color, each file from top to bottom. */
function plainDiagnostics(root: string, diagnostics: readonly Diagnostic[]): string[] {
  const sourceOf = sourceReader(root)
  return [...diagnostics]
    .sort(compareDiagnostics)
    .map((diagnostic) => formatDiagnostic(diagnostic, { color: false, sourceOf }))
}

/**
 * Prints diagnostics, each file from top to bottom, and the closing line.
 * @param baseline what it says of the baseline
 */
export function reportDiagnostics(
  root: string,
  diagnostics: readonly Diagnostic[],
  { annotations = env.GITHUB_ACTIONS, baseline }: { annotations?: boolean } & Partial<ComparedDiagnostics> = {},
): void {
  const color = process.stderr.isTTY && env.NO_COLOR === undefined
  const sorted = [...diagnostics].sort(compareDiagnostics)
  const sourceOf = sourceReader(root)
  for (const diagnostic of sorted) console.error(`${formatDiagnostic(diagnostic, { color, sourceOf })}\n`)
  if (annotations) for (const diagnostic of sorted) console.log(formatAnnotation(diagnostic))
  console.error(summarize(diagnostics, baseline))
}

/** Passes the errors to the pages of a development server, with the terminal's text. Warnings are only printed. */
export function writeProblems(root: string, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const summary = errors.length === 0 ? '' : summarize(diagnostics)
  writeTextIfChanged(
    outputPaths(root).problems,
    JSON.stringify({ summary, diagnostics: plainDiagnostics(root, errors) }),
  )
}
