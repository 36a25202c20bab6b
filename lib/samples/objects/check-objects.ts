import { type Diagnostic, distinctDiagnostics } from '../../diagnostics/diagnostic.ts'
import { parsePointer } from '../../diagnostics/json-pointer.ts'
import { didYouMean, nearest } from '../../diagnostics/nearest.ts'
import type { BorrowedKeys, ObjectFacts, Reference } from './object-facts.ts'
import type { ObjectKinds } from './object-kinds.ts'
import { keysAt } from './object-names.ts'
import { quoted } from './object-words.ts'

/** Names that can be referred to, by kind. */
type KnownNames = ReadonlyMap<string, ReadonlySet<string>>

/** Prefix of names that the product itself provides, which always exist. */
const systemPrefix = '_'

/**
 * The names that a site's samples define, and those that always exist. Kinds without defining samples, such as
 * people, are left out, so any name is allowed.
 */
function knownNames(
  samples: readonly ObjectFacts[],
  { kinds, names }: Pick<ObjectKinds, 'kinds' | 'names'>,
): KnownNames {
  const definedKinds = [...kinds.values()].filter(({ defines }) => defines !== undefined)
  const namesByKind = new Map(definedKinds.map(({ word }) => [word, new Set(names.get(word))]))
  for (const { kind = '', definitions } of samples) {
    for (const { name } of definitions) if (name !== undefined) namesByKind.get(kind)?.add(name)
  }
  return namesByKind
}

function checkReference({ kind, name, place }: Reference, namesByKind: KnownNames, title: string): Diagnostic[] {
  const names = namesByKind.get(kind)
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
          ? 'Define it in a sample, or add a standard name to site/objects/names.yaml.'
          : `Did you mean “${near}”?`,
    },
  ]
}

/** Reports references to objects that no sample of the site defines. */
function checkReferences(samples: readonly ObjectFacts[], all: Pick<ObjectKinds, 'kinds' | 'names'>): Diagnostic[] {
  const existingNames = knownNames(samples, all)
  return samples.flatMap(({ references }) =>
    references.flatMap((reference) =>
      checkReference(reference, existingNames, all.kinds.get(reference.kind)?.title ?? reference.kind),
    ),
  )
}

/**
 * The keys that a page's samples define for a named object; undefined unless one of them shows the whole object.
 * Partial objects without a name may belong to it, so their keys are included.
 */
function definedKeys(page: readonly ObjectFacts[], { from, name }: BorrowedKeys): Set<string> | undefined {
  const samples = page.filter(({ kind }) => kind === from.kind)
  const isWholeShown = samples.some(
    ({ partial, definitions }) => !partial && definitions.some((object) => object.name === name),
  )
  if (!isWholeShown || name.startsWith(systemPrefix)) return undefined
  const objects = samples.flatMap(({ definitions }) => definitions)
  const ownObjects = objects.filter((object) => object.name === undefined || object.name === name)
  return new Set(ownObjects.flatMap(({ value }) => keysAt(value, from.at)))
}

/** Reports keys that must be defined by another object on the same page, but aren't. */
function checkBorrowedKeys(page: readonly ObjectFacts[]): Diagnostic[] {
  return page.flatMap(({ borrowed }) =>
    borrowed.flatMap((item) => {
      const keysOfObject = definedKeys(page, item)
      if (keysOfObject === undefined) return []
      const what = parsePointer(item.from.at).at(-1) ?? 'keys'
      const all = keysOfObject.size === 0 ? 'It has none.' : `Use one of: ${[...keysOfObject].map(quoted).join(', ')}.`
      return item.keys
        .filter(({ key }) => !keysOfObject.has(key))
        .map(
          ({ key, place }): Diagnostic => ({
            severity: 'error',
            code: 'sample-unknown-reference',
            ...place,
            message: `“${key}” is not among the ${what} of “${item.name}”, which this page defines.`,
            hint: didYouMean(key, keysOfObject) ?? all,
          }),
        )
    }),
  )
}

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
  return distinctDiagnostics([
    ...samples.flatMap(({ diagnostics }) => diagnostics),
    ...checkReferences(samples, kinds),
    ...pages.flatMap(checkBorrowedKeys),
  ])
}
