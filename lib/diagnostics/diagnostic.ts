import type { DiagnosticCode } from './diagnostic-codes.ts'
import type { SourcePlace, TextPlace } from './text-place.ts'

/**
 * One replacement in a source, with the text that it expects to replace: it is not applied to a source that has
 * changed.
 */
export interface TextEdit extends TextPlace {
  /**
   * `here`: the text starts at the column. `next-address`: it is the next URL on the line, in a link or an attribute.
   */
  where: 'here' | 'next-address'
  from: string
  to: string
}

/** A writer's mistake: what is wrong, where, and what to do about it. Errors are data and are never thrown. */
export interface Diagnostic extends SourcePlace {
  severity: 'error' | 'warning'
  code: DiagnosticCode
  message: string
  hint?: string | undefined
  /** Edits that fix the mistake without requiring judgment; either all or none are applied. */
  fix?: readonly TextEdit[] | undefined
}

/** A warning at a place, which is the start of the file by default. */
export function warning(
  code: DiagnosticCode,
  { file, line = 1, column = 1 }: Partial<TextPlace> & { file: string },
  message: string,
  hint: string,
): Diagnostic {
  return { severity: 'warning', code, file, line, column, message, hint }
}

/** Sorts diagnostics by file, then from top to bottom. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}

/** A text that is the same for the same message at the same place. */
export function diagnosticId({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${message}`
}

/** Diagnostics, each once: what several pages include, or several schemas require, is found several times. */
export function distinctDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [diagnosticId(diagnostic), diagnostic])).values()]
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error')
}
