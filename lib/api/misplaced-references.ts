import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord } from '../diagnostics/json-pointer.ts'
import { type FieldType, fieldOf, isShapeName, type ShapeName, type SpecVersion, shapeOf } from './openapi-shapes.ts'
import { resolveReference } from './resolve-reference.ts'
import { type SpecDiagnostic, specDiagnostic } from './spec-diagnostic.ts'
import type { SpecFile } from './spec-file.ts'
import { type DeadReference, deadMessage, type SpecFiles, type SpecLocation, type SpecPlace } from './spec-files.ts'

/** An object as it is meant: what misplaced references lead to has their place. */
export interface PlacedObject extends SpecLocation {
  /** Where a member is, which can be another file. */
  placeOf: (steps: readonly string[]) => SpecPlace
  /** Misplaced references that are read as what they lead to. */
  read: SpecPlace[]
  /** Misplaced references with keys next to them, which could mean several things. */
  unclear: SpecPlace[]
  /** Misplaced references that lead nowhere. */
  dead: { at: SpecPlace; diagnostic: SpecDiagnostic }[]
  /** Keys whose references are not resolved; `$ref` for the object itself. */
  unresolved: string[]
}

const hasReference = (value: unknown): value is { $ref: string } => isRecord(value) && typeof value.$ref === 'string'

/** Keys of an object whose values are references, where OpenAPI allows none: instead of a text, a list, or a map. */
function misplacedKeys(shape: ShapeName, value: Record<string, unknown>, version: SpecVersion): [string, FieldType][] {
  return Object.entries(value).flatMap(([key, held]): [string, FieldType][] => {
    const field = fieldOf(shapeOf(shape, version), key, version)
    if (field === undefined || key.startsWith('x-') || field.type === 'any' || !hasReference(held)) return []
    const isAllowed = isShapeName(field.type) ? field.many === 'one' : field.many === 'map'
    return isAllowed ? [] : [[key, field]]
  })
}

/** Whether a target can have the place of a reference. */
function fits({ many, type }: FieldType, value: unknown): boolean {
  if (many === 'list') return Array.isArray(value)
  return many === 'map' || isShapeName(type) ? isRecord(value) : typeof value !== 'object'
}

/**
 * What a misplaced reference leads to, or why that can't have its place. Undefined if there are keys next to it, with
 * which it could mean several things.
 * @param at where the object with the reference is, in which relative references begin
 */
function targetOf(
  files: SpecFiles,
  shape: ShapeName,
  at: SpecPlace,
  held: { $ref: string },
  field: FieldType,
): SpecLocation | DeadReference | undefined {
  if (Object.keys(held).length > 1) return undefined
  const target = resolveReference(files, shape, at, held.$ref)
  if ('reason' in target || fits(field, target.value)) return target
  return { reason: 'it refers to a value of another type', hint: 'Correct the reference.' }
}

/** What can have the place of a whole object. */
const wholeObject = (shape: ShapeName): FieldType => ({ type: shape, many: 'one', references: false })

/**
 * Reads an object whose references are partly where OpenAPI allows none, such as instead of an operation or a text.
 * Many specifications of several files have them, because bundlers replace every reference.
 */
export function resolveMisplaced(
  shape: ShapeName,
  location: SpecLocation,
  files: SpecFiles,
  version: SpecVersion,
): PlacedObject {
  const placed: PlacedObject = {
    ...location,
    placeOf: (steps) => ({ file: placed.file, pointer: [...placed.pointer, ...steps] }),
    read: [],
    unclear: [],
    dead: [],
    unresolved: [],
  }
  /** What a reference leads to; undefined, with a diagnostic, if that can't have its place. */
  const place = (
    at: SpecPlace,
    steps: string[],
    held: { $ref: string },
    field: FieldType,
  ): SpecLocation | undefined => {
    const reference: SpecPlace = { file: at.file, pointer: [...at.pointer, ...steps, '$ref'] }
    const target = targetOf(files, shape, at, held, field)
    if (target !== undefined && !('reason' in target)) {
      placed.read.push(reference)
      return target
    }
    placed.unresolved.push(steps[0] ?? '$ref')
    if (target === undefined) placed.unclear.push(reference)
    else {
      const message = deadMessage(String(held.$ref), target)
      placed.dead.push({ at: reference, diagnostic: { code: 'api-reference', message, hint: target.hint } })
    }
    return undefined
  }

  if (hasReference(location.value) && !shapeOf(shape, version).fields.has('$ref')) {
    const target = place(location, [], location.value, wholeObject(shape))
    if (target === undefined) return placed
    Object.assign(placed, target)
  }
  if (!isRecord(placed.value)) return placed
  const { file, pointer } = placed
  const members = new Map<string, SpecLocation>()
  for (const [key, field] of misplacedKeys(shape, placed.value, version)) {
    const target = place({ file, pointer }, [key], placed.value[key] as { $ref: string }, field)
    if (target !== undefined) members.set(key, target)
  }
  if (members.size === 0) return placed
  placed.value = { ...placed.value, ...Object.fromEntries([...members].map(([key, target]) => [key, target.value])) }
  placed.placeOf = ([key = '', ...rest]) => {
    const { file: memberFile, pointer: start } = members.get(key) ?? { file, pointer: [...pointer, key] }
    return { file: memberFile, pointer: [...start, ...rest] }
  }
  return placed
}

/** What is read instead of an object that is only a reference, although OpenAPI allows none there. */
export function insteadOf(
  shape: ShapeName,
  { value, ...at }: SpecLocation,
  files: SpecFiles,
): SpecLocation | undefined {
  const target = hasReference(value) ? targetOf(files, shape, at, value, wholeObject(shape)) : undefined
  return target === undefined || 'reason' in target ? undefined : target
}

const intoOne = 'the specification into one file first, for example with “npx @redocly/cli bundle”'

/** Reports the misplaced references of each file together, because they all have the same cause. */
export function reportMisplaced(references: readonly SpecPlace[], severity: Diagnostic['severity']): Diagnostic[] {
  const byFile = new Map<SpecFile, SpecPlace[]>()
  for (const place of references) byFile.set(place.file, [...(byFile.get(place.file) ?? []), place])
  return [...byFile.values()].map((places) => {
    const lineOf = ({ file, pointer }: SpecPlace) => file.placeOf(pointer, 'key').line
    const first = places.reduce((a, b) => (lineOf(b) < lineOf(a) ? b : a))
    const others = places.length === 1 ? '' : `; the file has ${places.length} of them`
    return specDiagnostic(first, {
      severity,
      code: severity === 'error' ? 'api-reference' : 'api-value-form',
      on: 'key',
      message: `OpenAPI does not allow a reference here${others}`,
      hint:
        severity === 'error'
          ? `Bundle ${intoOne}.`
          : `It is read as what it leads to. For other tools, bundle ${intoOne}.`,
    })
  })
}
