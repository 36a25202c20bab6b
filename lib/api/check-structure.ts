import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatFragment, isRecord } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { upperFirst } from '../diagnostics/upper-first.ts'
import { checkObjectRules } from './check-object-rules.ts'
import { readLoosely } from './loose-forms.ts'
import { type PlacedObject, reportMisplaced, resolveMisplaced } from './misplaced-references.ts'
import { type FieldType, fieldOf, isShapeName, type ShapeName, type SpecVersion, shapeOf } from './openapi-shapes.ts'
import { resolveReference } from './resolve-reference.ts'
import { childrenOf, referenceIn } from './spec-children.ts'
import { type SpecDiagnostic, specDiagnostic } from './spec-diagnostic.ts'
import { deadMessage, type SpecFiles, type SpecLocation } from './spec-files.ts'

function isOf(type: string, value: unknown): boolean {
  if (type === 'any') return true
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
}

function checkOne(steps: readonly string[], value: unknown, type: string): SpecDiagnostic[] {
  const key = steps.at(-1) ?? ''
  if (type.startsWith('=')) {
    const words = type.slice(1).split('|')
    if (typeof value === 'string' && words.includes(value)) return []
    const list = `It can be ${words.map((word) => `“${word}”`).join(', ')}.`
    const hint = (typeof value === 'string' ? didYouMean(value, words) : undefined) ?? list
    return [{ code: 'api-structure', steps, message: `“${String(value)}” cannot be the value of “${key}”`, hint }]
  }
  if (isOf(type, value)) return []
  const hint = type === 'string' && typeof value !== 'object' ? 'Put the value in quotes.' : undefined
  return [{ code: 'api-structure', steps, message: `“${key}” must be ${names[type]}`, hint }]
}

/** Checks the value of a key. Nested OpenAPI objects are only counted, because each is checked separately. */
function checkValue(key: string, value: unknown, field: FieldType, isShape: boolean): SpecDiagnostic[] {
  const wrong = (what: string): SpecDiagnostic[] => [
    { code: 'api-structure', steps: [key], message: `“${key}” must be ${what}` },
  ]
  if (field.many === 'list') {
    if (!Array.isArray(value)) return wrong('a list')
    return isShape ? [] : value.flatMap((item, index) => checkOne([key, String(index)], item, field.type))
  }
  if (field.many === 'map') {
    if (!isRecord(value)) return wrong('an object')
    return isShape ? [] : Object.entries(value).flatMap(([name, item]) => checkOne([key, name], item, field.type))
  }
  return isShape ? [] : checkOne([key], value, field.type)
}

interface Visit extends SpecLocation {
  shape: ShapeName
}

/** What to use instead of a keyword that only OpenAPI 3.0 has. */
const hintOfOld: Readonly<Record<string, string>> = {
  nullable: "Write “null” as a second type: “type: [string, 'null']”.",
}

/** A bound in the form of OpenAPI 3.0, which many files keep after an upgrade. It is read as it was meant. */
function oldBound(key: string, value: unknown): SpecDiagnostic | undefined {
  if (!/^exclusiveM(in|ax)imum$/.test(key) || typeof value !== 'boolean') return undefined
  const plain = key === 'exclusiveMinimum' ? 'minimum' : 'maximum'
  return {
    steps: [key],
    severity: 'warning',
    code: 'api-unknown-keyword',
    message: `“${key}: ${value}” is the form of OpenAPI 3.0`,
    hint: value ? `Move the number of “${plain}” to “${key}”.` : 'Remove the line.',
  }
}

function checkKeys(shapeName: ShapeName, value: Record<string, unknown>, version: SpecVersion): SpecDiagnostic[] {
  const shape = shapeOf(shapeName, version)
  const has = (key: string) => Object.hasOwn(value, key)
  const missing = shape.required
    .filter((key) => !has(key))
    .map((key): SpecDiagnostic => {
      return { code: 'api-structure', on: 'key', message: `The key “${key}” is missing in ${shape.label}` }
    })
  const unknown = Object.keys(value)
    .filter((key) => !key.startsWith('x-') && fieldOf(shape, key, version) === undefined)
    .map((key): SpecDiagnostic => {
      const candidates = [...shape.fields.keys()].filter(
        (name) => fieldOf(shape, name, version) !== undefined && !has(name),
      )
      const diagnostic = { steps: [key], on: 'key' } as const
      if (shape.entries !== undefined) {
        const message = `“${key}” cannot be a key of ${shape.label}`
        return { ...diagnostic, code: 'api-structure', message, hint: `Its keys are ${shape.entries.keys}.` }
      }
      const near = didYouMean(key, candidates)
      if (shapeName === 'Schema' && version === '3.1') {
        const hint = hintOfOld[key] ?? near ?? 'Correct the spelling, or start your own keyword with “x-”.'
        const message = `“${key}” is not a keyword of JSON Schema`
        return { ...diagnostic, severity: 'warning', code: 'api-unknown-keyword', message, hint }
      }
      const isLater = shape.since31.has(key) || (shapeName === 'Schema' && shapeOf('Schema', '3.1').fields.has(key))
      const later = isLater ? 'It is a key of OpenAPI 3.1; this document is 3.0.' : undefined
      const hint = later ?? near ?? 'Correct the spelling, remove the key, or start its name with “x-”.'
      const message = `“${key}” is not a key of ${shape.label}`
      return { ...diagnostic, severity: 'warning', code: 'api-unknown-key', message, hint }
    })
  return [...missing, ...unknown]
}

/** Checks one object: its keys, its plain values, and the rules of its kind. */
function checkObject(
  { shape, value, ...location }: Visit,
  version: SpecVersion,
  skipped: readonly string[],
): SpecDiagnostic[] {
  if (shape === 'Schema' && typeof value === 'boolean') {
    const allowed = version === '3.1' || location.pointer.at(-1) === 'additionalProperties'
    return allowed ? [] : [{ code: 'api-structure', message: 'A schema of OpenAPI 3.0 must be an object' }]
  }
  const definition = shapeOf(shape, version)
  if (!isRecord(value)) {
    const got = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `“${String(value)}”`
    return [{ code: 'api-structure', message: `${upperFirst(definition.label)} must be an object, not ${got}` }]
  }
  const reading = readLoosely(shape, value, version)
  const values = Object.entries(reading.value).flatMap(([key, held]): SpecDiagnostic[] => {
    const field = fieldOf(definition, key, version)
    if (field === undefined || key.startsWith('x-') || [...skipped, ...reading.accepted].includes(key)) return []
    const old = shape === 'Schema' && version === '3.1' ? oldBound(key, held) : undefined
    if (old !== undefined) return [old]
    return checkValue(key, held, field, isShapeName(field.type))
  })
  const rules = checkObjectRules(shape, reading.value, version)
  return [...reading.diagnostics, ...checkKeys(shape, reading.value, version), ...values, ...rules]
}

/**
 * Checks that a document is valid OpenAPI: keys, types, enumerations, and references, in all files that the main file
 * references. Every object is checked once, however often it is referenced.
 */
export function checkStructure(root: SpecLocation, files: SpecFiles, version: SpecVersion): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const read: PlacedObject['read'] = []
  const unclear: PlacedObject['unclear'] = []
  const seen = new Set<string>()
  const queue: Visit[] = [{ ...root, shape: 'OpenApi' }]
  for (const { shape, ...location } of queue) {
    const id = `${shape} ${location.file.path}${formatFragment(location.pointer)}`
    if (seen.has(id)) continue
    seen.add(id)
    const placed = resolveMisplaced(shape, location, files, version)
    read.push(...placed.read)
    unclear.push(...placed.unclear)
    diagnostics.push(...placed.dead.map(({ at, diagnostic }) => specDiagnostic(at, diagnostic)))
    if (placed.unresolved.includes('$ref')) continue
    const visit = { shape, file: placed.file, pointer: placed.pointer, value: placed.value }
    const report = (diagnostic: SpecDiagnostic) => diagnostics.push(specDiagnostic(visit, diagnostic))
    for (const diagnostic of checkObject(visit, version, placed.unresolved)) report(diagnostic)
    const value = isRecord(visit.value) ? readLoosely(shape, visit.value, version).value : visit.value
    for (const child of childrenOf(shape, value, version)) {
      if (placed.unresolved.includes(child.steps[0] ?? '')) continue
      const place = placed.placeOf(child.steps)
      const reference = child.references ? referenceIn(child.shape, child.value) : undefined
      // Schemas and paths may have other keys next to a reference.
      const isWhole = reference === undefined || child.shape === 'PathItem' || child.shape === 'Schema'
      if (isWhole) queue.push({ shape: child.shape, ...place, value: child.value })
      if (reference === undefined) continue
      const target = resolveReference(files, child.shape, place, reference)
      if (!('reason' in target)) {
        queue.push({ shape: child.shape, ...target })
        continue
      }
      const message = deadMessage(reference, target)
      const dead = { code: 'api-reference', steps: ['$ref'], message, hint: target.hint } as const
      diagnostics.push(specDiagnostic(place, dead))
    }
  }
  return [...diagnostics, ...reportMisplaced(unclear, 'error'), ...reportMisplaced(read, 'warning')]
}
