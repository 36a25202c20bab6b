import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import type { Sample } from '../../pages/sample.ts'
import { type CompileJq, checkPrograms } from './check-programs.ts'

import { holdsObjects, readKindWords } from './kind-words.ts'
import type { ObjectFacts } from './object-facts.ts'
import { isListKind, type ObjectKind, type ObjectKinds } from './object-kinds.ts'
import { borrowedKeysOf, definitionOf, referencesOf } from './object-names.ts'
import { noun } from './object-words.ts'
import { readSampleObjects, type SampleObject } from './sample-objects.ts'
import { validateObjects } from './validate-object.ts'

/**
 * Recognizes the kind of an unlabeled sample by its shape: all of its objects must match the shape in `kinds.yaml`. If
 * several kinds match, it is the only one without errors; otherwise there is no guess, so that a sample is never
 * reported as an invalid object of a kind that the writer did not mean.
 */
export function recognizeKind(
  objects: readonly SampleObject[],
  { kinds, validator }: ObjectKinds,
): ObjectKind | undefined {
  if (objects.length === 0 || !objects.every(({ value }) => isRecord(value))) return undefined
  const all = (schema: string | NonNullable<ObjectKind['recognize']>) =>
    objects.every(({ value }) => validator.validate(schema, value).objectDiagnostics.length === 0)
  const candidates = [...kinds.values()].filter(({ recognize }) => recognize !== undefined && all(recognize))
  if (candidates.length < 2) return candidates[0]
  const valid = candidates.filter(({ schema }) => all(schema))
  return valid.length === 1 ? valid[0] : undefined
}

function unlabeledDiagnostic({ page: file, line, column, language }: Sample, { word, title }: ObjectKind): Diagnostic {
  return {
    severity: 'warning',
    code: 'sample-unlabelled',
    file,
    line,
    column,
    message: `The sample has the shape of ${noun(title)}, and its code block does not say so.`,
    hint: `Write “${language} ${word}”.`,
  }
}

/**
 * The facts about a sample with syntax errors: the names that it probably defines, so that a reference to one of them
 * is not a second error. As a part of an object, it says nothing about the keys of the object.
 */
function unreadFacts(nothing: ObjectFacts, { text }: Sample, { word, defines }: ObjectKind): ObjectFacts {
  if (defines === undefined) return nothing
  const values = text.matchAll(new RegExp(`\\b${defines}["']?\\s*:\\s*["']?([^"',\\s]+)`, 'g'))
  return { ...nothing, kind: word, partial: true, definitions: [...values].map(([, name]) => ({ name, value: {} })) }
}

/**
 * Validates a sample that is an object of the site, identified by the word after its language or by its shape, and
 * compiles the programs in it. Syntax errors are left to the parsers. A shape is only a guess, so it never gives errors, but
 * warnings, and its references aren't looked up.
 */
export async function inspectSample(sample: Sample, kinds: ObjectKinds, compile: CompileJq): Promise<ObjectFacts> {
  const { kind: labeledKind, diagnostics } = readKindWords(sample, kinds)
  const partial = sample.words.includes('partial')
  const nothing: ObjectFacts = { kind: undefined, partial, diagnostics, definitions: [], references: [], borrowed: [] }
  const objectSample = holdsObjects(sample)
    ? readSampleObjects(sample, labeledKind !== undefined && isListKind(labeledKind, kinds))
    : undefined
  if (objectSample === undefined) return labeledKind === undefined ? nothing : unreadFacts(nothing, sample, labeledKind)
  const recognizedKind = labeledKind === undefined ? recognizeKind(objectSample.objects, kinds) : undefined
  if (recognizedKind !== undefined) diagnostics.push(unlabeledDiagnostic(sample, recognizedKind))
  const kind = labeledKind ?? recognizedKind
  if (kind === undefined) return nothing
  const { objects, diagnostics: objectDiagnostics } = validateObjects(sample, objectSample, kind, kinds)
  const programs = objects.map((object) => checkPrograms(object, objectSample, sample.text, compile))
  const allDiagnostics = [...objectDiagnostics, ...(await Promise.all(programs)).flat()]
  const definitions = objects.flatMap((object) => definitionOf(object, kind))
  if (recognizedKind !== undefined) {
    const warnings = allDiagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' as const }))
    return { ...nothing, kind: kind.word, diagnostics: [...diagnostics, ...warnings], definitions }
  }
  return {
    kind: kind.word,
    partial,
    diagnostics: [...diagnostics, ...allDiagnostics],
    definitions,
    references: objects.flatMap((object) => referencesOf(object, objectSample)),
    borrowed: objects.flatMap((object) => borrowedKeysOf(object, objectSample)),
  }
}
