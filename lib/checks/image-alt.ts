import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './checked-site.ts'

/**
 * Reports images without alternative text. For components, the schema requires it.
 * @see WCAG 2.2, success criterion 1.1.1
 */
export function checkImageAlt(pages: readonly Pick<CheckedPage, 'file' | 'compiled'>[]): Diagnostic[] {
  return pages.flatMap(({ file, compiled }) =>
    compiled.images
      .filter(({ alt }) => alt?.trim() === '')
      .map(({ src, line, column }) => ({
        severity: 'error',
        code: 'missing-alt',
        file,
        line,
        column,
        message: `The image ${src} has no text for readers who cannot see it.`,
        hint: `Write what it shows and why it matters: ![…](${src}).`,
      })),
  )
}
