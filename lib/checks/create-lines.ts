import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { PlacedPartial } from '../markdown/page-context.ts'
import type { Sample } from '../pages/sample.ts'

/** Kinds of pages that readers follow step by step. */
const followedKinds: readonly string[] = ['guide', 'how-to', 'solution']

export interface FollowedPage {
  file: string
  /** The page's kind, from its frontmatter. */
  kind: string
  compiled: { samples: readonly Sample[]; partials: readonly PlacedPartial[] }
}

/** A kind of object, and the snippets that say where to create such an object. */
export interface CreatableKind {
  word: string
  create: readonly string[]
}

/**
 * Reports whole objects in guides, how-tos, and solutions that are not followed by a create line, so readers
 * cannot tell where the sample goes. A create line is a snippet that `site/objects/kinds.yaml` lists for the kind. It
 * must come before the next object. Partial objects (`partial`) and samples that readers try on the page (`live`,
 * `live-input`) need none.
 */
export function checkCreateLines(pages: readonly FollowedPage[], kinds: readonly CreatableKind[]): Diagnostic[] {
  const linesOf = new Map(kinds.filter(({ create }) => create.length > 0).map(({ word, create }) => [word, create]))
  return pages
    .filter(({ kind }) => followedKinds.includes(kind))
    .flatMap(({ file, compiled: { samples, partials } }) => {
      const objects = samples.filter(({ words }) => words.some((word) => linesOf.has(word)))
      return objects.flatMap((sample, index): Diagnostic[] => {
        if (sample.words.some((word) => word === 'partial' || word.startsWith('live'))) return []
        const [{ kind, create } = { kind: '', create: [] }] = sample.words.flatMap((word) => {
          const lines = linesOf.get(word)
          return lines === undefined ? [] : [{ kind: word, create: lines }]
        })
        const nextLine = objects[index + 1]?.line ?? Number.POSITIVE_INFINITY
        const follows = partials.some(
          (piece) => piece.line > sample.line && piece.line < nextLine && create.includes(piece.file),
        )
        if (follows) return []
        return [
          warning(
            'missing-create-line',
            { file, line: sample.line, column: sample.column },
            `No create line follows this sample of the kind “${kind}”, so readers cannot tell where it goes.`,
            `Add <Include file="${create[0]}" /> below it, or write “partial” if it is not a whole object.`,
          ),
        ]
      })
    })
}
