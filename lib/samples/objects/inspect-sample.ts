import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Sample } from '../sample.ts'
import { type CompileJq, checkPrograms } from './check-programs.ts'
import { holdsObjects, readKindWords } from './kind-words.ts'
import type { ObjectFacts } from './object-facts.ts'
import { borrowedKeysOf, definitionOf, referencesOf } from './object-names.ts'
import { noun } from './object-words.ts'
import { isListKind, type PortalKind, type PortalKinds } from './portal-kinds.ts'
import { recognizeKind } from './recognize-kind.ts'
import { readSampleObjects } from './sample-objects.ts'
import { validateObjects } from './validate-object.ts'

function unlabelled({ page: file, line, column, language }: Sample, { word, title }: PortalKind): Diagnostic {
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
 * Validates a sample that is an object of the portal, by the word after its language or by its shape, and compiles the
 * programs in it. Syntax is the parsers’ to report.
 */
export async function inspectSample(sample: Sample, portal: PortalKinds, compile: CompileJq): Promise<ObjectFacts> {
  const { kind: named, diagnostics } = readKindWords(sample, portal)
  const partial = sample.words.includes('partial')
  const nothing: ObjectFacts = { kind: undefined, partial, diagnostics, definitions: [], references: [], borrowed: [] }
  const read = holdsObjects(sample)
    ? readSampleObjects(sample, named !== undefined && isListKind(named, portal))
    : undefined
  if (read === undefined) return nothing
  const guessed = named === undefined ? recognizeKind(read.objects, portal) : undefined
  if (guessed !== undefined) diagnostics.push(unlabelled(sample, guessed))
  const kind = named ?? guessed
  if (kind === undefined) return nothing
  const { objects, diagnostics: faults } = validateObjects(sample, read, kind, portal)
  const programs = objects.map((object) => checkPrograms(object, read, sample.text, compile))
  return {
    kind: kind.word,
    partial,
    diagnostics: [...diagnostics, ...faults, ...(await Promise.all(programs)).flat()],
    definitions: objects.flatMap((object) => definitionOf(object, kind)),
    references: objects.flatMap((object) => referencesOf(object, read)),
    borrowed: objects.flatMap((object) => borrowedKeysOf(object, read)),
  }
}
