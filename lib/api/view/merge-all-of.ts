import { isRecord } from '../../diagnostics/json-pointer.ts'

type Schema = Record<string, unknown>

/** Alternatives: a value matches exactly one (`oneOf`) or at least one (`anyOf`). */
export interface Union {
  kind: 'oneOf' | 'anyOf'
  options: Schema[]
}

/** A merged schema: the parts of `allOf` are combined, alternatives are kept separately. */
export interface MergedSchema {
  schema: Schema
  unions: Union[]
  /** Schemas that a value must not match. */
  nots: Schema[]
  /** The value may also be null. */
  nullable: boolean
  /** The titles of the schema and its parts. */
  names: string[]
}

/** Keywords for which the stricter limit applies. */
const stricter: Readonly<Record<string, (a: number, b: number) => number>> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
}
const flags = ['deprecated', 'readOnly', 'writeOnly', 'uniqueItems']
const schemas = ['items', 'propertyNames', 'contains']
const schemaMaps = ['properties', 'patternProperties']

function mergeTypes(a: unknown, b: unknown): unknown {
  const [left, right] = [a, b].map((type) => (Array.isArray(type) ? type : [type]))
  const both = left?.filter((type) => right?.includes(type) || (type === 'integer' && right?.includes('number')))
  if (both?.length === 0) return right?.includes('integer') && left?.includes('number') ? 'integer' : a
  return both?.length === 1 ? both[0] : both
}

function mergeMaps(a: Schema, b: Schema): Schema {
  const merged: Schema = { ...a }
  for (const [name, schema] of Object.entries(b)) {
    merged[name] = Object.hasOwn(a, name) ? { allOf: [a[name], schema] } : schema
  }
  return merged
}

function mergeValues(key: string, a: unknown, b: unknown): unknown {
  if (key === 'type') return mergeTypes(a, b)
  if (key === 'required' && Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])]
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) {
    const allowedJson = new Set(b.map((value) => JSON.stringify(value)))
    return a.filter((value) => allowedJson.has(JSON.stringify(value)))
  }
  if (key === 'additionalProperties') return a === false || b === false ? false : isRecord(a) ? a : b
  if (key === 'dependentRequired' && isRecord(a) && isRecord(b)) return { ...b, ...a }
  if (flags.includes(key)) return a === true || b === true
  if (schemaMaps.includes(key) && isRecord(a) && isRecord(b)) return mergeMaps(a, b)
  if (schemas.includes(key) && isRecord(a) && isRecord(b)) return { allOf: [a, b] }
  const choose = stricter[key]
  return choose !== undefined && typeof a === 'number' && typeof b === 'number' ? choose(a, b) : a
}

function mergeSchemas(a: Schema, b: Schema): Schema {
  const merged: Schema = { ...a }
  for (const [key, value] of Object.entries(b)) {
    merged[key] = Object.hasOwn(a, key) ? mergeValues(key, a[key], value) : value
  }
  return merged
}

const recordsIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const isNull = ({ type, const: value }: Schema) => type === 'null' || value === null

function compose(source: Schema): MergedSchema {
  const { allOf, oneOf, anyOf, not, ...own } = source
  const unions = (['oneOf', 'anyOf'] as const).flatMap((kind): Union[] => {
    const options = recordsIn(kind === 'oneOf' ? oneOf : anyOf)
    return options.length === 0 ? [] : [{ kind, options }]
  })
  const parts = recordsIn(allOf).map(mergeAllOf)
  return {
    schema: parts.reduce((merged, part) => mergeSchemas(merged, part.schema), own),
    unions: [...unions, ...parts.flatMap((part) => part.unions)],
    nots: [...(isRecord(not) ? [not] : []), ...parts.flatMap((part) => part.nots)],
    nullable: parts.length > 0 && parts.every((part) => part.nullable),
    names: [...(typeof own.title === 'string' ? [own.title] : []), ...parts.flatMap((part) => part.names)],
  }
}

/**
 * Merges the parts of a composed schema, so that readers see one list of fields. The schema's own keywords take
 * precedence over those of its parts; the stricter of two limits applies. A union with a single option besides null is
 * merged as well.
 */
export function mergeAllOf(source: unknown): MergedSchema {
  if (!isRecord(source)) {
    return { schema: {}, unions: [], nots: source === false ? [{}] : [], nullable: false, names: [] }
  }
  const merged = compose(source)
  const single = merged.unions.find(({ options }) => options.filter((option) => !isNull(option)).length === 1)
  if (single === undefined) return merged
  const otherUnions = merged.unions.filter((union) => union !== single)
  const mergedOption = mergeAllOf(single.options.find((option) => !isNull(option)))
  return {
    schema: mergeSchemas(merged.schema, mergedOption.schema),
    unions: [...otherUnions, ...mergedOption.unions],
    nots: [...merged.nots, ...mergedOption.nots],
    nullable: merged.nullable || mergedOption.nullable || single.options.length > 1,
    names: [...merged.names, ...mergedOption.names],
  }
}
