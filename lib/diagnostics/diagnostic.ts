/** Every kind of finding. Closed: a new check adds its code here and its entry in `docs/checks.md`. */
export const diagnosticCodes = [
  'broken-link',
  'broken-anchor',
  'duplicate-route',
  'frontmatter-duplicate-key',
  'frontmatter-invalid',
  'frontmatter-missing',
  'frontmatter-missing-key',
  'frontmatter-syntax',
  'frontmatter-unknown-key',
  'mdx-syntax',
  'mdx-expression',
  'heading-level',
  'unknown-component',
  'component-props',
  'unknown-directive',
  'unclosed-directive',
  'unknown-language',
  'unknown-term',
  'invalid-diagram',
  'invalid-code-group',
  'missing-snippet',
  'missing-image',
  'sidebar-invalid',
  'sidebar-missing-page',
  'sidebar-duplicate-page',
  'data-file-invalid',
] as const

export type DiagnosticCode = (typeof diagnosticCodes)[number]

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
}

/** Orders findings by file, then from top to bottom. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error')
}
