import { isRecord } from '../../diagnostics/json-pointer.ts'
import { type MergedSchema, mergeAllOf } from './merge-all-of.ts'

type Schema = Readonly<Record<string, unknown>>

const anyValue = 'any value'

/** @example 'string (email)' → 'strings (email)', 'array of strings' → 'arrays of strings' */
function pluralOf(label: string): string {
  return label.replace(/^(?:string|number|integer|boolean|object|array|map|null|any value)(?=$| )/, '$&s')
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
export function typesOf(schema: Schema): string[] {
  if (typeof schema.type === 'string') return [schema.type]
  if (Array.isArray(schema.type)) return schema.type.map(String)
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(typeOfValue))]
  if ('const' in schema) return [typeOfValue(schema.const)]
  const typeOfKeyword = keywordTypes.find(([, keywords]) => keywords.some((keyword) => keyword in schema))
  return typeOfKeyword === undefined ? [] : [typeOfKeyword[0]]
}

/** Most types of a map's values that its label names. */
const mostMapped = 4

/** @param isShort whether the label leaves out alternatives inside the type: the label has alternatives itself */
function labelOfType(type: string, schema: Schema, isShort: boolean): string {
  if (type === 'array') {
    if (!isRecord(schema.items)) return type
    const items = typeWords(mergeAllOf(schema.items))
    return isShort && items.length > 1 ? type : `array of ${orList(items.map(pluralOf))}`
  }
  const isMap = schema.properties === undefined && schema.patternProperties === undefined
  if (type === 'object' && isMap && isRecord(schema.additionalProperties)) {
    const values = typeWords(mergeAllOf(schema.additionalProperties))
    if (values[0] === anyValue) return type
    if (isShort && values.length > 1) return 'map'
    return `map of string to ${values.length > mostMapped ? `one of ${values.length} types` : orList(values)}`
  }
  const format = type !== 'object' && type !== 'null' && typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return `${type}${format}`
}

/** @example ['string', 'null', 'object'] → 'string, object, or null' */
function orList(words: readonly string[]): string {
  const last = words.includes('null') ? 'null' : words.at(-1)
  const rest = words.filter((word) => word !== last)
  if (rest.length === 0) return last ?? anyValue
  const comma = rest.length > 1 || rest[0]?.includes(' or ') ? ',' : ''
  return `${rest.join(', ')}${comma} or ${last}`
}

function wordsOf({ schema, unions, nullable }: MergedSchema, isShort: boolean): string[] {
  const types = typesOf(schema)
  const words =
    types.length > 0
      ? types.map((type) => labelOfType(type, schema, isShort))
      : unions.flatMap(({ options }) => options.flatMap((option) => wordsOf(mergeAllOf(option), isShort)))
  return [...new Set([...words, ...(nullable && words.length > 0 ? ['null'] : [])])]
}

/** The label of each type that a value can have. */
function typeWords(merged: MergedSchema): string[] {
  const words = wordsOf(merged, false)
  if (words.length === 0 || words.length > 6) return [anyValue]
  return words.filter((word) => word !== 'null').length > 1 ? wordsOf(merged, true) : words
}

/**
 * The type of a value in words. Where it has alternatives, those inside each of them are left out.
 * @example typeLabel(mergeAllOf({ type: ['string', 'null'], format: 'date-time' })) → 'string (date-time) or null'
 * @example typeLabel(mergeAllOf({ type: 'array', items: { type: 'object' } })) → 'array of objects'
 * @example typeLabel(mergeAllOf({ additionalProperties: { type: 'number' } })) → 'map of string to number'
 */
export function typeLabel(merged: MergedSchema): string {
  return orList(typeWords(merged))
}

/** Whether the label of a map names the type of its values. */
export function namesValues(label: string): boolean {
  return label.startsWith('map of ') && !label.includes(' to one of ')
}
