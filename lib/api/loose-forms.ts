import { isRecord } from '../diagnostics/json-pointer.ts'
import { type Change, laterForms, quotes, readRules } from './loose-rules.ts'
import {
  type FieldType,
  fieldOf,
  isShapeName,
  type Shape,
  type ShapeName,
  type SpecVersion,
  shapeOf,
} from './openapi-shapes.ts'
import { setMember } from './spec-children.ts'
import type { SpecDiagnostic } from './spec-diagnostic.ts'

/** An object as it is meant, where that isn't how OpenAPI has it written. */
export interface LooseReading {
  /** The same object if it is written as OpenAPI has it. */
  value: Record<string, unknown>
  diagnostics: SpecDiagnostic[]
  /** Keys that other versions of OpenAPI have in this form, so that their values are not checked further. */
  accepted: readonly string[]
}

/** The text of a value as written, such as `1.0` for the number 1; undefined if it is not known. */
export type WrittenText = (steps: readonly string[]) => string | undefined

/** A plain value of another type, if there is no doubt about what it means. */
function readPlain(steps: readonly string[], value: unknown, type: string, written: WrittenText): Change | undefined {
  const name = `“${steps.at(-1)}”`
  const isText = type === 'string' || type.startsWith('=')
  if (isText && (typeof value === 'number' || typeof value === 'boolean')) {
    const finding = { steps, message: `${name} must be text`, hint: quotes }
    return { value: written(steps) ?? String(value), finding }
  }
  if (typeof value !== 'string') return undefined
  const hint = 'Remove the quotes.'
  if (type === 'boolean' && /^(?:true|false)$/.test(value)) {
    return { value: value === 'true', finding: { steps, message: `${name} must be true or false`, hint } }
  }
  const isNumber = type === 'integer' ? /^-?\d+$/.test(value) : type === 'number' && /^-?\d+(?:\.\d+)?$/.test(value)
  return isNumber ? { value: Number(value), finding: { steps, message: `${name} must be a number`, hint } } : undefined
}

/** What an empty member of a map means; undefined if nothing is known of it. */
function emptyMember({ type, many }: FieldType): unknown {
  if (many === 'list') return []
  if (type === 'string') return ''
  if (type === 'Response') return { description: '' }
  return ['Schema', 'MediaType', 'PathItem'].includes(type) ? {} : undefined
}

/** What an empty value of a key means: mostly that the key is absent. A required key without a value is missing. */
function readEmpty(shape: ShapeName, key: string, field: FieldType, { entries, required }: Shape): Change[] {
  const hint = 'Write its value, or remove the key.'
  const finding = { steps: [key], on: 'key' as const, message: `“${key}” is empty`, hint }
  const isMember = entries !== undefined
  const value = isMember ? emptyMember(field) : shape === 'Response' && key === 'description' ? '' : undefined
  if (value !== undefined) return [{ value, finding }]
  return isMember || required.includes(key) ? [] : [{ value, finding }]
}

/** The members of a list or a map, each as it is meant. */
function readMembers(key: string, held: object, field: FieldType, written: WrittenText): Change[] {
  return Object.entries(held).flatMap(([name, member]): Change[] => {
    const steps = [key, name]
    if (member !== null || field.type === 'any' || field.many !== 'map') {
      const change = isShapeName(field.type) ? undefined : readPlain(steps, member, field.type, written)
      return change === undefined ? [] : [change]
    }
    const value = emptyMember({ ...field, many: 'one' })
    const message = `“${name}” is empty`
    return value === undefined ? [] : [{ value, finding: { steps, on: 'key', message, hint: 'Write its value.' } }]
  })
}

/** An empty list that must be an object, as PHP writes it, or the reverse. */
function readEmptyOther(key: string, held: unknown, { many, type }: FieldType): Change | undefined {
  const isObject = many === 'map' || (many === 'one' && isShapeName(type))
  if (isObject && Array.isArray(held) && held.length === 0) {
    return { value: {}, finding: { steps: [key], message: `“${key}” must be an object`, hint: 'Write “{}”.' } }
  }
  if (many !== 'list' || !isRecord(held) || Object.keys(held).length > 0) return undefined
  return { value: [], finding: { steps: [key], message: `“${key}” must be a list`, hint: 'Write “[]”.' } }
}

function readKey(shape: ShapeName, key: string, held: unknown, version: SpecVersion, written: WrittenText): Change[] {
  const definition = shapeOf(shape, version)
  const field = fieldOf(definition, key, version)
  if (field === undefined || key.startsWith('x-')) return []
  if (held === null && field.type !== 'any') return readEmpty(shape, key, field, definition)
  const other = readEmptyOther(key, held, field)
  if (other !== undefined) return [other]
  if (field.many === 'list' ? Array.isArray(held) : field.many === 'map' && isRecord(held)) {
    return readMembers(key, held as object, field, written)
  }
  if (field.many !== 'one' || isShapeName(field.type)) return []
  const change = readPlain([key], held, field.type, written)
  return change === undefined ? [] : [change]
}

function applied(value: Record<string, unknown>, changes: readonly Change[]): Record<string, unknown> {
  const copy = { ...value }
  for (const { value: replacement, finding } of changes) {
    const [key = '', member] = finding.steps
    if (member !== undefined) setMember(copy, value, [key, member], replacement)
    else if (replacement === undefined) delete copy[key]
    else copy[key] = replacement
  }
  return copy
}

/**
 * Reads an object whose form OpenAPI does not allow, although what it means is clear: an empty key is absent, a number is a
 * text, and a pattern that is none is ignored.
 */
export function readLoosely(
  shape: ShapeName,
  value: Record<string, unknown>,
  version: SpecVersion,
  written: WrittenText = () => undefined,
): LooseReading {
  const rules = readRules(shape, value, version)
  const covered = new Set(rules.map(({ finding }) => finding.steps[0]))
  const plain = Object.entries(value).flatMap(([key, held]) =>
    covered.has(key) ? [] : readKey(shape, key, held, version, written),
  )
  const changes = [...plain, ...rules]
  const later = shape === 'Schema' && version === '3.0' ? laterForms(value) : []
  const findings = [...changes.filter(({ isReported }) => isReported !== true).map(({ finding }) => finding), ...later]
  return {
    value: changes.length === 0 ? value : applied(value, changes),
    diagnostics: findings.map((finding) => ({ severity: 'warning', code: 'api-value-form', ...finding })),
    accepted: later.map(({ steps }) => steps[0] as string),
  }
}

/** Keywords that schemas of OpenAPI 3.0 don't have, but that mean the same in every version. */
const laterKeywords = ['const', 'examples']

/** An object without the keys that OpenAPI doesn't know, and with status codes in capitals. */
export function withoutUnknownKeys(
  shape: ShapeName,
  value: Record<string, unknown>,
  version: SpecVersion,
): Record<string, unknown> {
  const definition = shapeOf(shape, version)
  const isOpen = shape === 'Schema' && version === '3.1'
  const isKept = (key: string) =>
    isOpen ||
    definition.entries !== undefined ||
    key.startsWith('x-') ||
    key === '$ref' ||
    fieldOf(definition, key, version) !== undefined ||
    (shape === 'Schema' && laterKeywords.includes(key))
  const keys = Object.keys(value)
  const isRange = (key: string) => shape === 'Responses' && /^[1-5]xx$/i.test(key)
  if (keys.every((key) => isKept(key) && !isRange(key))) return value
  const kept = Object.entries(value).filter(([key]) => isKept(key))
  return Object.fromEntries(kept.map(([key, held]) => [isRange(key) ? key.toUpperCase() : key, held]))
}
