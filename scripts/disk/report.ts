import { join } from 'node:path'
import type { ComparedDiagnostics } from '#lib/diagnostics/baseline.ts'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { describeRepeats, foldRepeats } from '#lib/diagnostics/fold-repeats.ts'
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

/** Diagnostics as the terminal shows them, each file from top to bottom. */
function terminalDiagnostics(root: string, diagnostics: readonly Diagnostic[], color: boolean): string[] {
  const sourceOf = sourceReader(root)
  return foldRepeats([...diagnostics].sort(compareDiagnostics)).map(({ diagnostic, again }) => {
    const text = formatDiagnostic(diagnostic, { color, sourceOf })
    return again.length === 0 ? text : `${text}\n  ${describeRepeats(again)}`
  })
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
  for (const text of terminalDiagnostics(root, diagnostics, color)) console.error(`${text}\n`)
  if (annotations)
    for (const diagnostic of [...diagnostics].sort(compareDiagnostics)) console.log(formatAnnotation(diagnostic))
  console.error(summarize(diagnostics, baseline))
}

/** Passes the errors to the pages of a development server, with the terminal's text. Warnings are only printed. */
export function writeProblems(root: string, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const summary = errors.length === 0 ? '' : summarize(diagnostics)
  writeTextIfChanged(
    outputPaths(root).problems,
    JSON.stringify({ summary, diagnostics: terminalDiagnostics(root, errors, false) }),
  )
}
