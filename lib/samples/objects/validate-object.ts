import { type Diagnostic, distinctDiagnostics } from '../../diagnostics/diagnostic.ts'
import { formatPointer } from '../../diagnostics/json-pointer.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Sample } from '../../pages/sample.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'
import type { ObjectDiagnostic } from './object-diagnostic.ts'
import type { ObjectKind, ObjectKinds } from './object-kinds.ts'
import type { Note } from './object-validator.ts'
import { noun } from './object-words.ts'
import type { ReadSample, SampleObject } from './sample-objects.ts'
import { partialUrl } from './schema-set.ts'

/** An object of a sample with the data that other checks need. */
export interface ValidatedObject {
  object: SampleObject
  notes: Note[]
}

interface ValidatedSample {
  objects: ValidatedObject[]
  diagnostics: Diagnostic[]
}

/** A partial object may lack keys, but only the writer's label makes a sample partial. */
const partialHint = 'Add it, or write “partial” after the kind if the sample shows only a part.'

function diagnosticOf(
  problem: ObjectDiagnostic,
  object: SampleObject,
  sample: ReadSample,
  kind: ObjectKind,
): Diagnostic {
  const isKey = problem.type === 'unknown-key' || problem.type === 'key-form'
  const place = object.placeOf(isKey ? [...problem.steps, problem.key] : problem.steps)
  const offset = isKey ? (place.keyOffset ?? place.offset) : place.offset
  const { code, message, hint, instead } = describeDiagnostic(problem, noun(kind.title))
  const from = isKey ? problem.key : String(problem.type === 'mismatch' ? problem.value : '')
  return {
    severity: 'error',
    code,
    ...sample.place(offset),
    message,
    hint: code === 'sample-missing-key' ? partialHint : hint,
    ...(instead === undefined ? {} : { fix: [sample.edit(offset, from, instead)] }),
  }
}

/**
 * Removes errors that another one implies: a missing key that is only misspelled, and a second reason for the same
 * missing key.
 */
export function withoutEchoes(objectDiagnostics: readonly ObjectDiagnostic[]): ObjectDiagnostic[] {
  const suggestedPlaces = new Set<string>()
  for (const problem of objectDiagnostics) {
    if (problem.type !== 'unknown-key') continue
    for (const key of nearest(problem.key, problem.keys)) suggestedPlaces.add(formatPointer([...problem.steps, key]))
  }
  const missing = new Map<string, ObjectDiagnostic>()
  for (const problem of objectDiagnostics) {
    if (problem.type !== 'missing-key') continue
    const place = formatPointer([...problem.steps, problem.key])
    if (!missing.has(place) || problem.owner !== undefined) missing.set(place, problem)
  }
  return objectDiagnostics.filter((problem) => {
    if (problem.type !== 'missing-key') return true
    const place = formatPointer([...problem.steps, problem.key])
    return !suggestedPlaces.has(place) && missing.get(place) === problem
  })
}

/** Removes duplicates, and programs in values that are invalid anyway. */
function distinctNotes(notes: readonly Note[], objectDiagnostics: readonly ObjectDiagnostic[]): Note[] {
  const wrong = new Set(objectDiagnostics.map(({ steps }) => formatPointer(steps)))
  const byPlace = new Map<string, Note>()
  for (const note of notes) {
    const place = formatPointer(note.steps)
    if (note.keyword !== 'x-program' || !wrong.has(place)) byPlace.set(`${note.keyword} ${place}`, note)
  }
  return [...byPlace.values()]
}

/** Validates all objects of a sample against the schema of a kind. */
export function validateObjects(
  sample: Sample,
  parsedSample: ReadSample,
  kind: ObjectKind,
  { validator }: Pick<ObjectKinds, 'validator'>,
): ValidatedSample {
  const partial = sample.words.includes('partial')
  const schema = partial ? partialUrl(kind.schema) : kind.schema
  const diagnostics: Diagnostic[] = []
  const objects = parsedSample.objects.map((object): ValidatedObject => {
    const { objectDiagnostics, notes } = validator.validate(schema, object.value)
    diagnostics.push(...withoutEchoes(objectDiagnostics).map((one) => diagnosticOf(one, object, parsedSample, kind)))
    return { object, notes: distinctNotes(notes, objectDiagnostics) }
  })
  // Two forms of a union, or two composed schemas, may report the same error.
  return { objects, diagnostics: distinctDiagnostics(diagnostics) }
}
