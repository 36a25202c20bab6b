import type { ErrorObject } from 'ajv/dist/2020.js'
import { pointerSteps } from './json-pointer.ts'
import { isObject, type SchemaObject } from './json-schema.ts'
import { resolveSchema, type SchemaSet } from './schema-set.ts'

/** What is wrong with a part of an object, before it is worded. Steps lead to the part. */
export type Fault = { steps: string[] } & FaultDetail

export type FaultDetail =
  | { type: 'unknown-key'; key: string; owner: string | undefined; keys: string[]; home: string | undefined }
  /** `others`: keys of which one is enough, in place of the key. */
  | { type: 'missing-key'; key: string; others?: string[]; owner: string | undefined }
  /** Not one of these values, and not of one of these types. `deciding`: the value chooses between forms of an object. */
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
  /** The value fits several forms, of which only one may fit: their titles, or the keys that each asks for. */
  | { type: 'several-forms'; titles: string[]; keys: string[] }

/** Errors of ajv that only sum up others. */
const summaries = new Set(['if', 'propertyNames'])

/** The keys that a schema knows for an object: its own, and those of schemas that it takes in whole. */
export function keysOf(schema: unknown, set: SchemaSet, depth = 0): string[] {
  const resolved = resolveSchema(set, schema)
  if (resolved === undefined || depth > 8) return []
  const own = isObject(resolved.properties) ? Object.keys(resolved.properties) : []
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    Array.isArray(resolved[keyword]) ? resolved[keyword] : [],
  )
  return [...new Set([...own, ...parts.flatMap((part) => keysOf(part, set, depth + 1))])]
}

/** The key beside which a misplaced key belongs: the one whose object has it. */
function homeOf(key: string, schema: SchemaObject, set: SchemaSet): string | undefined {
  if (!isObject(schema.properties)) return undefined
  const homes = Object.entries(schema.properties).filter(([, inner]) => keysOf(inner, set).includes(key))
  return homes.length === 1 ? homes[0]?.[0] : undefined
}

function detailOf(error: ErrorObject, set: SchemaSet): FaultDetail {
  const { keyword, params, data } = error
  const schema = (error.parentSchema ?? {}) as SchemaObject
  const owner = typeof schema.title === 'string' ? schema.title : undefined
  const given = isObject(data) ? Object.keys(data) : []
  if (error.propertyName !== undefined) return { type: 'key-form', key: error.propertyName, schema, keyword, params }
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty)
      const keys = keysOf(schema, set).filter((known) => !given.includes(known))
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
      return { type: 'combination', schema: isObject(schema.not) ? schema.not : {} }
    default:
      return { type: 'limit', keyword, params, value: data, schema }
  }
}

function faultOf(error: ErrorObject, set: SchemaSet): Fault {
  const steps = pointerSteps(error.instancePath)
  const key = steps.at(-1)
  // A key that others rule out: it is the key that is wrong, whatever its value.
  if (error.keyword === 'false schema' && key !== undefined) {
    return { steps: steps.slice(0, -1), type: 'key-form', key, schema: {}, keyword: error.keyword, params: {} }
  }
  // An item that stands twice is wrong where it stands again.
  const place = error.keyword === 'uniqueItems' ? [...steps, String(Math.max(error.params.i, error.params.j))] : steps
  return { steps: place, ...detailOf(error, set) }
}

/** Whether an error only says why an item is not the one that a list must contain. */
function isPartOfContains({ schemaPath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors.some((other) => other.keyword === 'contains' && schemaPath.startsWith(`${other.schemaPath}/`))
}

/** The faults behind ajv's errors; those of the branches of a union are already chosen and handed through. */
export function faultsOf(
  errors: readonly ErrorObject[] | null | undefined,
  set: SchemaSet,
  ignores: (error: ErrorObject) => boolean = () => false,
): Fault[] {
  return (errors ?? []).flatMap((error) => {
    if (ignores(error)) return []
    if (Array.isArray(error.params.faults)) return error.params.faults as Fault[]
    if (summaries.has(error.keyword) || isPartOfContains(error, errors ?? [])) return []
    return [faultOf(error, set)]
  })
}
