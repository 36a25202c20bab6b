import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ReadPage } from './prose.ts'

/** Descriptions that end otherwise than most: with a period, or without one. */
export function checkDescriptionStyle(pages: readonly ReadPage[]): Diagnostic[] {
  const ends = pages.flatMap(({ file, prose }) =>
    prose.descriptionEnd === undefined ? [] : [{ file, ...prose.descriptionEnd }],
  )
  const stops = ends.filter(({ hasStop }) => hasStop).length
  const withStop = stops > ends.length - stops
  const same = withStop ? stops : ends.length - stops
  return ends
    .filter(({ hasStop }) => hasStop !== withStop)
    .map(({ file, line, column }) => ({
      severity: 'warning',
      code: 'description-style',
      file,
      line,
      column,
      message: `This description ends ${withStop ? 'without' : 'with'} a period; ${same} of ${ends.length} end ${withStop ? 'with' : 'without'} one.`,
      hint: withStop ? 'Add one.' : 'Remove it.',
    }))
}
