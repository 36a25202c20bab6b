import { isRecord } from '../../diagnostics/json-pointer.ts'
import { type MergedSchema, mergeAllOf, type Union } from './merge-all-of.ts'

function pluralOf(label: string): string {
  const nested = /^array(?= of |$)/.exec(label)
  if (nested !== null) return `arrays${label.slice(5)}`
  const [, word, format = ''] = /^(string|number|integer|boolean|object|null|any value)( \(.*\))?$/.exec(label) ?? []
  return word === undefined ? `values: ${label}` : `${word}s${format}`
}

const keywordTypes = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'minProperties', 'required']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
] as const

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

/** The types that a schema allows, explicitly or inferred from its other keywords. */
export function typesOf(schema: Readonly<Record<string, unknown>>): string[] {
  if (typeof schema.type === 'string') return [schema.type]
  if (Array.isArray(schema.type)) return schema.type.map(String)
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(typeOfValue))]
  if ('const' in schema) return [typeOfValue(schema.const)]
  const typeOfKeyword = keywordTypes.find(([, keywords]) => keywords.some((keyword) => keyword in schema))
  return typeOfKeyword === undefined ? [] : [typeOfKeyword[0]]
}

function labelOfType(type: string, schema: Readonly<Record<string, unknown>>): string {
  if (type === 'array') {
    const items = isRecord(schema.items) ? mergeAllOf(schema.items) : undefined
    return items === undefined ? 'array' : `array of ${pluralOf(typeLabel(items))}`
  }
  const isMap = schema.properties === undefined && schema.patternProperties === undefined
  if (type === 'object' && isMap && isRecord(schema.additionalProperties)) {
    const values = typeLabel(mergeAllOf(schema.additionalProperties))
    return values === 'any value' ? type : `object of ${pluralOf(values)}`
  }
  const format = type !== 'object' && type !== 'null' && typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return `${type}${format}`
}

function orList(words: readonly string[]): string {
  const distinct = [...new Set(words)]
  const last = distinct.length > 1 && distinct.includes('null') ? 'null' : distinct.at(-1)
  const rest = distinct.filter((word) => word !== last)
  return rest.length === 0 ? (last ?? 'any value') : `${rest.join(', ')}${rest.length > 1 ? ',' : ''} or ${last}`
}

function optionTypes({ options }: Union): string[] {
  return options.flatMap((option) => {
    const merged = mergeAllOf(option)
    const types = typesOf(merged.schema)
    if (types.length === 0) return merged.unions.flatMap(optionTypes)
    return [...types.map((type) => labelOfType(type, merged.schema)), ...(merged.nullable ? ['null'] : [])]
  })
}

/**
 * The type of a value in words.
 * @example typeLabel(mergeAllOf({ type: ['string', 'null'], format: 'date-time' })) → 'string (date-time) or null'
 * @example typeLabel(mergeAllOf({ type: 'array', items: { type: 'object' } })) → 'array of objects'
 */
export function typeLabel({ schema, unions, nullable }: MergedSchema): string {
  const orNull = nullable ? ['null'] : []
  const types = typesOf(schema)
  if (types.length > 0) return orList([...types.map((type) => labelOfType(type, schema)), ...orNull])
  const optionLabels = [...new Set(unions.flatMap(optionTypes))]
  return optionLabels.length === 0 || optionLabels.length > 6 ? 'any value' : orList([...optionLabels, ...orNull])
}
