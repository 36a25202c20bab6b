import { formatPointer } from '../../diagnostics/json-pointer.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { ObjectDiagnostic } from './object-diagnostic.ts'

/** The errors of a value for one form of a union. */
export interface Branch {
  objectDiagnostics: ObjectDiagnostic[]
}

type Mismatch = Extract<ObjectDiagnostic, { type: 'mismatch' }>

const weights: Readonly<Record<ObjectDiagnostic['type'], number>> = {
  mismatch: 10,
  'unknown-key': 8,
  combination: 5,
  'several-forms': 5,
  'missing-key': 3,
  'key-form': 2,
  limit: 1,
}

function isMismatch(problem: ObjectDiagnostic): problem is Mismatch {
  return problem.type === 'mismatch'
}

function depthOf({ steps, type }: ObjectDiagnostic): number {
  return steps.length + (type === 'unknown-key' || type === 'missing-key' ? 1 : 0)
}

/**
 * Depth of the first error that counts against a form: a wrong value near the union rules out the form, one deep inside
 * does not.
 */
function depth(branch: Branch, speaksAgainst: (problem: ObjectDiagnostic) => boolean): number {
  return Math.min(...branch.objectDiagnostics.filter(speaksAgainst).map(depthOf), Number.POSITIVE_INFINITY)
}

function weight({ objectDiagnostics }: Branch): number {
  return objectDiagnostics.reduce((sum, problem) => sum + weights[problem.type] / 2 ** depthOf(problem), 0)
}

/** The branches with the lowest cost. */
function best<T extends Branch>(branches: readonly T[], cost: (branch: T) => number): T[] {
  const lowest = Math.min(...branches.map(cost))
  return branches.filter((branch) => cost(branch) === lowest)
}

function mismatchesAt(pointer: string, { objectDiagnostics }: Branch): Mismatch[] {
  return objectDiagnostics.filter(isMismatch).filter(({ steps }) => formatPointer(steps) === pointer)
}

/** Merges the values and types that the forms accept into one error, which does not decide about an enclosing union. */
function mergeAt(pointer: string, branches: readonly Branch[]): Mismatch {
  const mismatches = branches.flatMap((branch) => mismatchesAt(pointer, branch))
  const [first] = mismatches as [Mismatch]
  const values = new Map(mismatches.flatMap((problem) => problem.values).map((value) => [JSON.stringify(value), value]))
  const types = [...new Set(mismatches.flatMap((problem) => problem.types))]
  return { ...first, values: [...values.values()], types, deciding: false }
}

/** The nearest place at which all branches reject the value. */
function commonMismatch(branches: readonly Branch[]): string | undefined {
  const [first, ...otherPlaces] = branches.map(({ objectDiagnostics }) =>
    objectDiagnostics
      .filter((problem) => isMismatch(problem) && problem.values.length > 0)
      .map(({ steps }) => formatPointer(steps)),
  )
  return first
    ?.filter((place) => otherPlaces.every((places) => places.includes(place)))
    .sort((a, b) => a.split('/').length - b.split('/').length)[0]
}

/** A missing key does not belong to one form if all forms require it. */
function shareMissingKeys(
  objectDiagnostics: readonly ObjectDiagnostic[],
  candidates: readonly Branch[],
  here: string,
): ObjectDiagnostic[] {
  const keyMissingIn = (problem: ObjectDiagnostic) =>
    problem.type === 'missing-key' && formatPointer(problem.steps) === here ? problem.key : undefined
  return objectDiagnostics.map((problem) => {
    const key = keyMissingIn(problem)
    if (key === undefined || candidates.length < 2) return problem
    const isShared = candidates.every((branch) => branch.objectDiagnostics.some((one) => keyMissingIn(one) === key))
    return isShared ? { ...problem, owner: undefined } : problem
  })
}

/** If each form lacks exactly one key, and these keys differ, any one of them is missing. */
function missingAlternatives(branches: readonly Branch[]): ObjectDiagnostic | undefined {
  const missing = branches.map(({ objectDiagnostics: [problem, ...more] }) =>
    problem?.type === 'missing-key' && more.length === 0 ? problem : undefined,
  )
  const keys = missing.flatMap((problem) => problem?.key ?? [])
  const [first] = missing
  const areDistinct = branches.length > 1 && new Set(keys).size === branches.length
  return first !== undefined && areDistinct ? { ...first, owner: undefined, others: keys.slice(1) } : undefined
}

/**
 * Chooses the most likely form of a union for an invalid value, so that only that form's errors are reported. A
 * deciding value (a `const` or `enum` in each form) is considered first; if it matches no form, it is reported with the
 * values of all forms. Otherwise, the form with the fewest and least severe errors is chosen.
 * @param steps the place of the union
 * @returns the most likely form, if there is one, and the errors to report
 */
export function chooseBranch<T extends Branch>(
  all: readonly T[],
  steps: readonly string[],
): { branch: T | undefined; objectDiagnostics: ObjectDiagnostic[] } {
  const here = formatPointer(steps)
  const candidates = all.filter((branch) => mismatchesAt(here, branch).length === 0)
  if (candidates.length === 0) return { branch: undefined, objectDiagnostics: [mergeAt(here, all)] }

  const alternatives = missingAlternatives(candidates)
  if (alternatives !== undefined) return { branch: undefined, objectDiagnostics: [alternatives] }

  const byDecidingValue = best(
    candidates,
    (branch) => -depth(branch, (problem) => isMismatch(problem) && problem.deciding),
  )
  const likely = best(
    byDecidingValue,
    (branch) =>
      -depth(branch, (problem) => problem.type === 'unknown-key' || (isMismatch(problem) && problem.values.length > 0)),
  )
  const common = likely.length > 1 ? commonMismatch(likely) : undefined
  if (common === undefined) {
    const [branch] = best(likely, weight)
    return { branch, objectDiagnostics: shareMissingKeys(branch?.objectDiagnostics ?? [], candidates, here) }
  }
  const mergedMismatch = mergeAt(common, candidates)
  const [nearestValue] = nearest(String(mergedMismatch.value), mergedMismatch.values.map(String))
  const branch = candidates.find((candidate) =>
    mismatchesAt(common, candidate).some(({ values }) => values.map(String).includes(String(nearestValue))),
  )
  const isOther = (problem: ObjectDiagnostic) => !isMismatch(problem) || formatPointer(problem.steps) !== common
  // If everything else matches some form, the other errors of the chosen form are irrelevant.
  const fits = candidates.some(({ objectDiagnostics }) => !objectDiagnostics.some(isOther))
  const otherDiagnostics = fits ? [] : (branch?.objectDiagnostics ?? []).filter(isOther)
  return { branch, objectDiagnostics: [mergedMismatch, ...otherDiagnostics] }
}
