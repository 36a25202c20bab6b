import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './site.ts'

/**
 * Headings that skip a level, so that an outline of the page has a hole. The title is level 1; a step is a heading, too.
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/
 */
export function checkHeadingLevels(pages: readonly Pick<CheckedPage, 'file' | 'compiled'>[]): Diagnostic[] {
  return pages.flatMap(({ file, compiled }) =>
    compiled.outline.flatMap(({ depth, line, column }, index): Diagnostic[] => {
      const above = compiled.outline[index - 1]?.depth ?? 1
      if (depth <= above + 1) return []
      return [
        {
          severity: 'warning',
          code: 'heading-level',
          file,
          line,
          column,
          message: `A heading of level ${depth} follows ${above === 1 ? 'the page title' : `one of level ${above}`}.`,
          hint: `Make it level ${above + 1}, or add a heading of each level in between.`,
        },
      ]
    }),
  )
}
