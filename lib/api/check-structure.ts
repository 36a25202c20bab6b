import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatFragment, isRecord } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { checkObjectRules } from './check-object-rules.ts'
import { checkValue } from './check-value.ts'
import { fieldOf, isShapeName, type ShapeName, type SpecVersion, shapeOf } from './openapi-shapes.ts'
import { resolveReference } from './resolve-reference.ts'
import { childrenOf, referenceIn } from './spec-children.ts'
import { type SpecDiagnostic, specDiagnostic } from './spec-diagnostic.ts'
import type { SpecFiles, SpecLocation } from './spec-files.ts'

interface Visit extends SpecLocation {
  shape: ShapeName
}

/** What to use instead of a keyword that only OpenAPI 3.0 has. */
const hintOfOld: Readonly<Record<string, string>> = {
  nullable: "Write “null” as a second type: “type: [string, 'null']”.",
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
      const later = shape.since31.has(key) ? 'It is a key of OpenAPI 3.1; this document is 3.0.' : undefined
      const hint = later ?? near ?? 'Correct the spelling, remove the key, or start its name with “x-”.'
      return { ...diagnostic, code: 'api-structure', message: `“${key}” is not a key of ${shape.label}`, hint }
    })
  return [...missing, ...unknown]
}

/** Checks one object: its keys, its plain values, and the rules of its kind. */
function checkObject({ shape, value, ...location }: Visit, version: SpecVersion): SpecDiagnostic[] {
  if (shape === 'Schema' && typeof value === 'boolean') {
    const allowed = version === '3.1' || location.pointer.at(-1) === 'additionalProperties'
    return allowed ? [] : [{ code: 'api-structure', message: 'A schema of OpenAPI 3.0 must be an object' }]
  }
  const definition = shapeOf(shape, version)
  if (!isRecord(value)) {
    const got = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `“${String(value)}”`
    const name = definition.label.charAt(0).toUpperCase() + definition.label.slice(1)
    return [{ code: 'api-structure', message: `${name} must be an object, not ${got}` }]
  }
  const values = Object.entries(value).flatMap(([key, held]): SpecDiagnostic[] => {
    const field = fieldOf(definition, key, version)
    return field === undefined || key.startsWith('x-') ? [] : checkValue(key, held, field, isShapeName(field.type))
  })
  return [...checkKeys(shape, value, version), ...values, ...checkObjectRules(shape, value, version)]
}

/**
 * Checks that a document is valid OpenAPI: keys, types, enumerations, and references, in all files that the main file
 * references. Every object is checked once, however often it is referenced.
 */
export function checkStructure(root: SpecLocation, files: SpecFiles, version: SpecVersion): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  const queue: Visit[] = [{ ...root, shape: 'OpenApi' }]
  for (const visit of queue) {
    const id = `${visit.shape} ${visit.file.path}${formatFragment(visit.pointer)}`
    if (seen.has(id)) continue
    seen.add(id)
    const report = (diagnostic: SpecDiagnostic) => diagnostics.push(specDiagnostic(visit, diagnostic))
    for (const diagnostic of checkObject(visit, version)) report(diagnostic)
    for (const child of childrenOf(visit.shape, visit.value, version)) {
      const pointer = [...visit.pointer, ...child.steps]
      const reference = child.references ? referenceIn(child.shape, child.value) : undefined
      // Schemas and paths may have other keys next to a reference.
      const isWhole = reference === undefined || child.shape === 'PathItem' || child.shape === 'Schema'
      if (isWhole) queue.push({ shape: child.shape, file: visit.file, pointer, value: child.value })
      if (reference === undefined) continue
      const target = resolveReference(files, child.shape, visit.file, reference)
      if (!('reason' in target)) {
        queue.push({ shape: child.shape, ...target })
        continue
      }
      const message = `“${reference}” leads nowhere: ${target.reason}`
      report({ code: 'api-reference', steps: [...child.steps, '$ref'], message, hint: target.hint })
    }
  }
  return diagnostics
}
