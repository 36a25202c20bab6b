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
 * Leaves out what may only be a consequence of something that cannot be read. What a page uses and defines is unknown
 * until it is corrected, and so is which blocks can be live while one of the site's own kinds is wrong.
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isHidden = diagnostics.some(({ code }) => hiding.has(code))
  const kindsAreWrong = diagnostics.some(({ code }) => code === 'site-playground-invalid')
  return diagnostics.filter(
    ({ code }) => !(isHidden && consequences.has(code)) && !(kindsAreWrong && code === 'playground-form'),
  )
}
