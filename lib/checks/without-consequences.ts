import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'

/** What hides a part of a page: its links, its images, and its samples. */
const hiding: ReadonlySet<DiagnosticCode> = new Set(['mdx-syntax', 'unclosed-fence'])

/** What is reported because no page, as far as it can be read, uses or defines something. */
const consequences: ReadonlySet<DiagnosticCode> = new Set([
  'orphan-page',
  'unused-image',
  'unused-screen',
  'unused-snippet',
  'unused-word',
  'sample-unknown-reference',
])

/**
 * Leaves out what may only be a consequence of a page that cannot be read: what it uses and defines is unknown until it
 * is corrected.
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isHidden = diagnostics.some(({ code }) => hiding.has(code))
  return diagnostics.filter(({ code }) => !isHidden || !consequences.has(code))
}
