import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PlacedPartial } from '../markdown/page-context.ts'
import type { Sample } from '../samples/sample.ts'

/** Kinds of pages whose readers follow them from top to bottom. */
const followedKinds: readonly string[] = ['guide', 'how-to', 'solution']

export interface FollowedPage {
  file: string
  /** Kind of page from its frontmatter. */
  kind: string
  compiled: { samples: readonly Sample[]; partials: readonly PlacedPartial[] }
}

/** A kind of object, and the shared pieces that say where such an object goes. */
export interface CreatableKind {
  word: string
  create: readonly string[]
}

/**
 * Whole objects of the portal in guides, how-tos, and solutions that no create line follows, so that readers cannot tell where
 * the sample goes. A create line is a shared piece that `schema/portal/kinds.yaml` lists for the kind. It comes before the next
 * object. Parts (`partial`) and samples that readers try on the page (`live`, `live-input`) need none.
 */
export function checkCreateLines(pages: readonly FollowedPage[], kinds: readonly CreatableKind[]): Diagnostic[] {
  const linesOf = new Map(kinds.filter(({ create }) => create.length > 0).map(({ word, create }) => [word, create]))
  return pages
    .filter(({ kind }) => followedKinds.includes(kind))
    .flatMap(({ file, compiled: { samples, partials } }) => {
      const objects = samples.filter(({ words }) => words.some((word) => linesOf.has(word)))
      return objects.flatMap((sample, index): Diagnostic[] => {
        if (sample.words.some((word) => word === 'partial' || word.startsWith('live'))) return []
        const kind = sample.words.find((word) => linesOf.has(word)) as string
        const create = linesOf.get(kind) as readonly string[]
        const next = objects[index + 1]?.line ?? Number.POSITIVE_INFINITY
        const follows = partials.some(
          (piece) => piece.line > sample.line && piece.line < next && create.includes(piece.file),
        )
        if (follows) return []
        return [
          {
            severity: 'warning',
            code: 'missing-create-line',
            file,
            line: sample.line,
            column: sample.column,
            message: `No create line follows this sample of the kind “${kind}”, so readers cannot tell where it goes.`,
            hint: `Add <Include file="${create[0]}" /> below it, or write “partial” if it is not a whole object.`,
          },
        ]
      })
    })
}
