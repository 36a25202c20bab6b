import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { checkBorrowedKeys, checkReferences } from './check-references.ts'
import type { ObjectFacts } from './object-facts.ts'
import type { ObjectKinds } from './object-kinds.ts'

/**
 * Checks the objects in all samples of a site, and the references between them. Errors of a snippet are reported once,
 * however many pages include it.
 * @param pages the samples of each page
 */
export function checkObjects(
  pages: readonly (readonly ObjectFacts[])[],
  kinds: Pick<ObjectKinds, 'kinds' | 'names'>,
): Diagnostic[] {
  const samples = pages.flat()
  const diagnostics = [
    ...samples.flatMap(({ diagnostics }) => diagnostics),
    ...checkReferences(samples, kinds),
    ...pages.flatMap(checkBorrowedKeys),
  ]
  const distinct = new Map(
    diagnostics.map((item) => [`${item.file}:${item.line}:${item.column} ${item.message}`, item]),
  )
  return [...distinct.values()]
}
