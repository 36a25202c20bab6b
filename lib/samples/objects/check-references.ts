import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean, nearest } from '../../diagnostics/nearest.ts'
import { pointerSteps } from './json-pointer.ts'
import type { BorrowedKeys, ObjectFacts, Reference } from './object-facts.ts'
import { keysAt } from './object-names.ts'
import { quoted } from './object-words.ts'
import type { PortalKinds } from './portal-kinds.ts'

/** Names by kind that may be referred to. */
type KnownNames = ReadonlyMap<string, ReadonlySet<string>>

/** What a portal brings itself begins so, and exists always. */
const systemPrefix = '_'

/**
 * The names that the samples of a site define, and those that a portal has anyway. Kinds whose objects have no name by
 * which samples define them, such as people, are left out: any name may be meant.
 */
function knownNames(
  samples: readonly ObjectFacts[],
  { kinds, names }: Pick<PortalKinds, 'kinds' | 'names'>,
): KnownNames {
  const named = [...kinds.values()].filter(({ defines }) => defines !== undefined)
  const known = new Map(named.map(({ word }) => [word, new Set(names.get(word))]))
  for (const { kind = '', definitions } of samples) {
    for (const { name } of definitions) if (name !== undefined) known.get(kind)?.add(name)
  }
  return known
}

function checkReference({ kind, name, place }: Reference, known: KnownNames, title: string): Diagnostic[] {
  const names = known.get(kind)
  if (names === undefined || name.startsWith(systemPrefix) || names.has(name)) return []
  const [near] = nearest(name, names)
  return [
    {
      severity: 'error',
      code: 'sample-unknown-reference',
      ...place,
      message: `No sample of the site defines the ${title.toLowerCase()} “${name}”.`,
      hint:
        near === undefined
          ? 'Define it in a sample, or add a standard name to schema/portal/names.yaml.'
          : `Did you mean “${near}”?`,
    },
  ]
}

/** Reports names of objects that no sample of the site defines. */
export function checkReferences(
  samples: readonly ObjectFacts[],
  portal: Pick<PortalKinds, 'kinds' | 'names'>,
): Diagnostic[] {
  const known = knownNames(samples, portal)
  return samples.flatMap(({ references }) =>
    references.flatMap((reference) =>
      checkReference(reference, known, portal.kinds.get(reference.kind)?.title ?? reference.kind),
    ),
  )
}

/**
 * The keys that samples of a page define for a named object; undefined unless one of them shows it whole. Parts that name
 * no object may belong to it: their keys count, too.
 */
function definedKeys(page: readonly ObjectFacts[], { from, name }: BorrowedKeys): Set<string> | undefined {
  const samples = page.filter(({ kind }) => kind === from.kind)
  const whole = samples.some(
    ({ partial, definitions }) => !partial && definitions.some((object) => object.name === name),
  )
  if (!whole || name.startsWith(systemPrefix)) return undefined
  const objects = samples.flatMap(({ definitions }) => definitions)
  const own = objects.filter((object) => object.name === undefined || object.name === name)
  return new Set(own.flatMap(({ value }) => keysAt(value, from.at)))
}

/** Reports keys of an object that another object of the same page, whose keys they are by name, does not define. */
export function checkBorrowedKeys(page: readonly ObjectFacts[]): Diagnostic[] {
  return page.flatMap(({ borrowed }) =>
    borrowed.flatMap((item) => {
      const defined = definedKeys(page, item)
      if (defined === undefined) return []
      const what = pointerSteps(item.from.at).at(-1) ?? 'keys'
      const all = defined.size === 0 ? 'It has none.' : `Use one of: ${[...defined].map(quoted).join(', ')}.`
      return item.keys
        .filter(({ key }) => !defined.has(key))
        .map(
          ({ key, place }): Diagnostic => ({
            severity: 'error',
            code: 'sample-unknown-reference',
            ...place,
            message: `“${key}” is not among the ${what} of “${item.name}”, which this page defines.`,
            hint: didYouMean(key, defined) ?? all,
          }),
        )
    }),
  )
}
