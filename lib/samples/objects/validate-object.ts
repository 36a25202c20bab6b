import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Sample } from '../sample.ts'
import { describeFault } from './describe-fault.ts'
import type { Fault } from './fault.ts'
import { stepsToPointer } from './json-pointer.ts'
import type { Note } from './object-validator.ts'
import type { PortalKind, PortalKinds } from './portal-kinds.ts'
import type { ReadSample, SampleObject } from './sample-objects.ts'
import { partialUrl } from './schema-set.ts'

/** An object of a sample with what other checks need to know of it. */
export interface ValidatedObject {
  object: SampleObject
  notes: Note[]
}

export interface ValidatedSample {
  kind: PortalKind
  partial: boolean
  objects: ValidatedObject[]
  diagnostics: Diagnostic[]
}

/** A part of an object may lack keys: only a sample that a writer has labelled can be meant so. */
const partialHint = 'Add it, or write “partial” after the kind if the sample shows only a part.'

function diagnosticOf(fault: Fault, object: SampleObject, read: ReadSample, kind: PortalKind): Diagnostic {
  const isKey = fault.type === 'unknown-key' || fault.type === 'key-form'
  const place = object.placeOf(isKey ? [...fault.steps, fault.key] : fault.steps)
  const offset = isKey ? (place.keyOffset ?? place.offset) : place.offset
  const { code, message, hint, instead } = describeFault(fault, kind.title)
  const from = isKey ? fault.key : String(fault.type === 'mismatch' ? fault.value : '')
  return {
    severity: 'error',
    code,
    ...read.place(offset),
    message,
    hint: code === 'sample-missing-key' ? partialHint : hint,
    ...(instead === undefined ? {} : { fix: [read.edit(offset, from, instead)] }),
  }
}

/**
 * Leaves out what another fault says already: that a key is missing which is there, but misspelt, and that it is missing
 * for a second reason.
 */
export function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const meant = new Set(
    faults.flatMap((fault) =>
      fault.type === 'unknown-key'
        ? nearest(fault.key, fault.keys).map((key) => stepsToPointer([...fault.steps, key]))
        : [],
    ),
  )
  const missing = new Map<string, Fault>()
  for (const fault of faults) {
    if (fault.type !== 'missing-key') continue
    const place = stepsToPointer([...fault.steps, fault.key])
    if (!missing.has(place) || fault.owner !== undefined) missing.set(place, fault)
  }
  return faults.filter((fault) => {
    if (fault.type !== 'missing-key') return true
    const place = stepsToPointer([...fault.steps, fault.key])
    return !meant.has(place) && missing.get(place) === fault
  })
}

/** One of each: two forms of a union, or two schemas of a whole, may find the same. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(diagnostics.map((item) => [`${item.line}:${item.column} ${item.message}`, item]))
  return [...byText.values()]
}

/** One of each, without the programs in values that are wrong anyway. */
function distinctNotes(notes: readonly Note[], faults: readonly Fault[]): Note[] {
  const wrong = new Set(faults.map(({ steps }) => stepsToPointer(steps)))
  const wanted = notes.filter(({ keyword, steps }) => keyword !== 'x-program' || !wrong.has(stepsToPointer(steps)))
  return [...new Map(wanted.map((note) => [`${note.keyword} ${stepsToPointer(note.steps)}`, note])).values()]
}

/** Validates every object of a sample as one of a kind. */
export function validateObjects(
  sample: Sample,
  read: ReadSample,
  kind: PortalKind,
  { validator }: Pick<PortalKinds, 'validator'>,
): ValidatedSample {
  const partial = sample.words.includes('partial')
  const schema = partial ? partialUrl(kind.schema) : kind.schema
  const diagnostics: Diagnostic[] = []
  const objects = read.objects.map((object): ValidatedObject => {
    const { faults, notes } = validator.validate(schema, object.value)
    diagnostics.push(...withoutEchoes(faults).map((fault) => diagnosticOf(fault, object, read, kind)))
    return { object, notes: distinctNotes(notes, faults) }
  })
  return { kind, partial, objects, diagnostics: distinct(diagnostics) }
}
