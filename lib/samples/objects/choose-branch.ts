import { nearest } from '../../diagnostics/nearest.ts'
import type { Fault } from './fault.ts'
import { stepsToPointer } from './json-pointer.ts'

/** What one form of a union says about a value. */
export interface Branch {
  faults: Fault[]
}

type Mismatch = Extract<Fault, { type: 'mismatch' }>

const weights: Readonly<Record<Fault['type'], number>> = {
  mismatch: 10,
  'unknown-key': 8,
  combination: 5,
  'several-forms': 5,
  'missing-key': 3,
  'key-form': 2,
  limit: 1,
}

function isMismatch(fault: Fault): fault is Mismatch {
  return fault.type === 'mismatch'
}

function depthOf(fault: Fault): number {
  return fault.steps.length + (fault.type === 'unknown-key' || fault.type === 'missing-key' ? 1 : 0)
}

/** How near the union a form goes wrong: a wrong value that decides its form speaks against it, one deep inside does not. */
function depth(branch: Branch, speaksAgainst: (fault: Fault) => boolean): number {
  return Math.min(...branch.faults.filter(speaksAgainst).map(depthOf), Number.POSITIVE_INFINITY)
}

function weight({ faults }: Branch): number {
  return faults.reduce((sum, fault) => sum + weights[fault.type] / 2 ** depthOf(fault), 0)
}

/** The branches of which no other is better. */
function best<T extends Branch>(branches: readonly T[], cost: (branch: T) => number): T[] {
  const lowest = Math.min(...branches.map(cost))
  return branches.filter((branch) => cost(branch) === lowest)
}

function mismatchesAt(pointer: string, { faults }: Branch): Mismatch[] {
  return faults.filter(isMismatch).filter(({ steps }) => stepsToPointer(steps) === pointer)
}

/** One fault with all values and types that some form takes. It decides nothing about a union around this one. */
function mergeAt(pointer: string, branches: readonly Branch[]): Mismatch {
  const found = branches.flatMap((branch) => mismatchesAt(pointer, branch))
  const [first] = found as [Mismatch]
  const values = new Map(found.flatMap((fault) => fault.values).map((value) => [JSON.stringify(value), value]))
  const types = [...new Set(found.flatMap((fault) => fault.types))]
  return { ...first, values: [...values.values()], types, deciding: false }
}

/** The nearest place at which every branch says that the value is none of those it takes. */
function commonMismatch(branches: readonly Branch[]): string | undefined {
  const [first, ...others] = branches.map(({ faults }) =>
    faults.filter((fault) => isMismatch(fault) && fault.values.length > 0).map(({ steps }) => stepsToPointer(steps)),
  )
  return first
    ?.filter((place) => others.every((places) => places.includes(place)))
    .sort((a, b) => a.split('/').length - b.split('/').length)[0]
}

/** A key that all forms miss is not one form's own. */
function shareMissingKeys(faults: readonly Fault[], candidates: readonly Branch[], here: string): Fault[] {
  const lacks = (branch: Branch, key: string) =>
    branch.faults.some(
      (fault) => fault.type === 'missing-key' && fault.key === key && stepsToPointer(fault.steps) === here,
    )
  return faults.map((fault) => {
    if (fault.type !== 'missing-key' || stepsToPointer(fault.steps) !== here) return fault
    const shared = candidates.length > 1 && candidates.every((branch) => lacks(branch, fault.key))
    return shared ? { ...fault, owner: undefined } : fault
  })
}

/** Where each form asks for a key of its own and for nothing else that is missing, one of the keys is. */
function missingAlternatives(branches: readonly Branch[]): Fault | undefined {
  const missing = branches.map(({ faults: [fault, ...more] }) =>
    fault?.type === 'missing-key' && more.length === 0 ? fault : undefined,
  )
  const keys = missing.flatMap((fault) => fault?.key ?? [])
  const [first] = missing
  const apart = branches.length > 1 && new Set(keys).size === branches.length
  return first !== undefined && apart ? { ...first, owner: undefined, others: keys.slice(1) } : undefined
}

export interface Choice<T> {
  /** The form that was meant, if one is likelier than the others. */
  branch: T | undefined
  faults: Fault[]
}

/**
 * Chooses the form of a union that a faulty value was meant to have, so that only that form's faults are reported. A
 * value that decides (a `const` or `enum` in each form) comes first; where it fits no form, it is the fault, with the
 * values of all forms. Otherwise the form with the fewest and lightest faults is taken.
 * @param steps the place of the union
 */
export function chooseBranch<T extends Branch>(all: readonly T[], steps: readonly string[]): Choice<T> {
  const here = stepsToPointer(steps)
  const candidates = all.filter((branch) => mismatchesAt(here, branch).length === 0)
  if (candidates.length === 0) return { branch: undefined, faults: [mergeAt(here, all)] }

  const alternatives = missingAlternatives(candidates)
  if (alternatives !== undefined) return { branch: undefined, faults: [alternatives] }

  const decided = best(candidates, (branch) => -depth(branch, (fault) => isMismatch(fault) && fault.deciding))
  const likely = best(
    decided,
    (branch) =>
      -depth(branch, (fault) => fault.type === 'unknown-key' || (isMismatch(fault) && fault.values.length > 0)),
  )
  const common = likely.length > 1 ? commonMismatch(likely) : undefined
  if (common === undefined) {
    const [branch] = best(likely, weight)
    return { branch, faults: shareMissingKeys(branch?.faults ?? [], candidates, here) }
  }
  const merged = mergeAt(common, candidates)
  const [meant] = nearest(String(merged.value), merged.values.map(String))
  const branch = candidates.find((candidate) =>
    mismatchesAt(common, candidate).some(({ values }) => values.map(String).includes(String(meant))),
  )
  const isOther = (fault: Fault) => !isMismatch(fault) || stepsToPointer(fault.steps) !== common
  // Where all else fits some form, what another one has against it says nothing.
  const fits = candidates.some(({ faults }) => !faults.some(isOther))
  const others = fits ? [] : (branch?.faults ?? []).filter(isOther)
  return { branch, faults: [merged, ...others] }
}
