import type { DiagnosticCode } from './diagnostic-codes.ts'

/** One replacement in a source, with the text that must stand there: a source that has changed is left alone. */
export interface TextEdit {
  /** 1-based. */
  line: number
  /** 1-based, in the source as the writer sees it. */
  column: number
  /** `here`: the text begins at the column. `next-address`: it is the next address on the line, of a link or attribute. */
  where: 'here' | 'next-address'
  from: string
  to: string
}

/** A writer's mistake: what is wrong, where, and what to do about it. Errors are data; nothing is thrown for them. */
export interface Diagnostic {
  severity: 'error' | 'warning'
  code: DiagnosticCode
  /** Path from the project's root, with `/`. */
  file: string
  /** 1-based. */
  line: number
  /** 1-based, in the source as the writer sees it. */
  column: number
  message: string
  hint?: string | undefined
  /** The edits that mend it and that need no judgement; all or none are made. */
  fix?: readonly TextEdit[] | undefined
}

/** Orders findings by file, then from top to bottom. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error')
}
