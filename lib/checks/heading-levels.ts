import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './checked-site.ts'

/**
 * Reports headings that skip a level, which leaves a gap in the page's outline. The title is level 1; a step counts as
 * a heading.
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/
 */
export function checkHeadingLevels(pages: readonly Pick<CheckedPage, 'file' | 'compiled'>[]): Diagnostic[] {
  return pages.flatMap(({ file, compiled }) =>
    compiled.outline.flatMap(({ depth, line, column }, index): Diagnostic[] => {
      const above = compiled.outline[index - 1]?.depth ?? 1
      if (depth <= above + 1) return []
      const message = `A heading of level ${depth} follows ${above === 1 ? 'the page title' : `one of level ${above}`}.`
      const hint = `Make it level ${above + 1}, or add a heading of each level in between.`
      return [warning('heading-level', { file, line, column }, message, hint)]
    }),
  )
}
