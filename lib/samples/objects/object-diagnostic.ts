import type { ErrorObject } from 'ajv/dist/2020.js'
import { isRecord, parsePointer } from '../../diagnostics/json-pointer.ts'
import type { SchemaObject } from './json-schema.ts'
import { resolveSchema, type SchemaSet } from './schema-set.ts'

/** A problem with a part of an object, before it is described in words. `steps` lead to the part. */
export type ObjectDiagnostic = { steps: string[] } & DiagnosticDetail

type DiagnosticDetail =
  | { type: 'unknown-key'; key: string; owner: string | undefined; keys: string[]; home: string | undefined }
  /** `others`: alternative keys, any one of which would do. */
  | { type: 'missing-key'; key: string; others?: string[]; owner: string | undefined }
  /** The value has none of these values and types. `deciding`: the value selects a form of the object. */
  | {
      type: 'mismatch'
      value: unknown
      values: unknown[]
      types: string[]
      deciding: boolean
      owner: string | undefined
    }
  | { type: 'limit'; keyword: string; params: Readonly<Record<string, unknown>>; value: unknown; schema: SchemaObject }
  | { type: 'key-form'; key: string; schema: SchemaObject; keyword: string; params: Readonly<Record<string, unknown>> }
  | { type: 'combination'; schema: SchemaObject }
  /** The value matches several forms, but may only match one: their titles, or the keys that each requires. */
  | { type: 'several-forms'; titles: string[]; keys: string[] }

/** Errors of ajv that only summarize others. */
const summaries = new Set(['if', 'propertyNames'])

/** All keys that a schema defines for an object, including those of composed schemas. */
export function keysOf(schema: unknown, set: SchemaSet, depth = 0): string[] {
  const resolvedSchema = resolveSchema(set, schema)
  if (resolvedSchema === undefined || depth > 8) return []
  const ownKeys = isRecord(resolvedSchema.properties) ? Object.keys(resolvedSchema.properties) : []
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    Array.isArray(resolvedSchema[keyword]) ? resolvedSchema[keyword] : [],
  )
  return [...new Set([...ownKeys, ...parts.flatMap((part) => keysOf(part, set, depth + 1))])]
}

/** The sibling key whose object a misplaced key belongs in. */
function homeOf(key: string, schema: SchemaObject, set: SchemaSet): string | undefined {
  if (!isRecord(schema.properties)) return undefined
  const homes = Object.entries(schema.properties).filter(([, property]) => keysOf(property, set).includes(key))
  return homes.length === 1 ? homes[0]?.[0] : undefined
}

function detailOf(error: ErrorObject, set: SchemaSet): DiagnosticDetail {
  const { keyword, params, data } = error
  const schema = (error.parentSchema ?? {}) as SchemaObject
  const owner = typeof schema.title === 'string' ? schema.title : undefined
  const presentKeys = isRecord(data) ? Object.keys(data) : []
  if (error.propertyName !== undefined) return { type: 'key-form', key: error.propertyName, schema, keyword, params }
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params.additionalProperty ?? params.unevaluatedProperty)
      const keys = keysOf(schema, set).filter((candidate) => !presentKeys.includes(candidate))
      return { type: 'unknown-key', key, owner, keys, home: homeOf(key, schema, set) }
    }
    case 'required':
      return { type: 'missing-key', key: String(params.missingProperty), owner }
    case 'const':
      return { type: 'mismatch', value: data, values: [params.allowedValue], types: [], deciding: true, owner }
    case 'enum':
      return { type: 'mismatch', value: data, values: params.allowedValues, types: [], deciding: false, owner }
    case 'type':
      return { type: 'mismatch', value: data, values: [], types: [params.type].flat(), deciding: false, owner }
    case 'not':
      return { type: 'combination', schema: isRecord(schema.not) ? schema.not : {} }
    default:
      return { type: 'limit', keyword, params, value: data, schema }
  }
}

function diagnosticOf(error: ErrorObject, set: SchemaSet): ObjectDiagnostic {
  const steps = parsePointer(error.instancePath)
  const key = steps.at(-1)
  // If the schema forbids a key, the key is reported, not its value.
  if (error.keyword === 'false schema' && key !== undefined) {
    return { steps: steps.slice(0, -1), type: 'key-form', key, schema: {}, keyword: error.keyword, params: {} }
  }
  // A duplicate item is reported where it is repeated.
  const place = error.keyword === 'uniqueItems' ? [...steps, String(Math.max(error.params.i, error.params.j))] : steps
  return { steps: place, ...detailOf(error, set) }
}

/** Whether an error only explains why an item does not satisfy `contains`. */
function isPartOfContains({ schemaPath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors.some((other) => other.keyword === 'contains' && schemaPath.startsWith(`${other.schemaPath}/`))
}

/** Converts ajv's errors to diagnostics. A union's error already contains those of the chosen branch. */
export function diagnosticsOf(
  errors: readonly ErrorObject[] | null | undefined,
  set: SchemaSet,
  ignores: (error: ErrorObject) => boolean = () => false,
): ObjectDiagnostic[] {
  return (errors ?? []).flatMap((error) => {
    if (ignores(error)) return []
    if (Array.isArray(error.params.objectDiagnostics)) return error.params.objectDiagnostics as ObjectDiagnostic[]
    if (summaries.has(error.keyword) || isPartOfContains(error, errors ?? [])) return []
    return [diagnosticOf(error, set)]
  })
}
