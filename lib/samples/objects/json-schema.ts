import { isRecord } from '../../diagnostics/json-pointer.ts'

/** A JSON Schema of draft 2020-12, as written in a file. */
export type JsonSchema = boolean | SchemaObject
export type SchemaObject = { readonly [keyword: string]: unknown }

const schemaMaps = ['properties', 'patternProperties', '$defs', 'dependentSchemas']
const schemaLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const singleSchemas = ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else']
const otherKeywords = (
  '$schema $comment $ref title description default examples example deprecated readOnly writeOnly type enum const ' +
  'format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems ' +
  'uniqueItems minContains maxContains minProperties maxProperties required dependentRequired contentMediaType ' +
  'contentEncoding discriminator externalDocs'
).split(' ')

/** The keywords that schema files may contain, besides those that start with `x-`. */
export const schemaKeywords: readonly string[] = [...schemaMaps, ...schemaLists, ...singleSchemas, ...otherKeywords]

/** A schema with the keys that lead to it. */
interface PlacedSchema {
  path: string[]
  schema: JsonSchema
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isRecord(value)
}

/** The direct subschemas of a schema, with their keys. */
export function subschemas(schema: SchemaObject): PlacedSchema[] {
  const placedSchemas: PlacedSchema[] = []
  const add = (value: unknown, ...path: string[]) => {
    if (isSchema(value)) placedSchemas.push({ path, schema: value })
  }
  for (const keyword of singleSchemas) add(schema[keyword], keyword)
  for (const keyword of schemaLists) {
    const list = schema[keyword]
    if (Array.isArray(list)) list.forEach((item, index) => void add(item, keyword, String(index)))
  }
  for (const keyword of schemaMaps) {
    const map = schema[keyword]
    if (isRecord(map)) for (const [key, item] of Object.entries(map)) add(item, keyword, key)
  }
  return placedSchemas
}

/** A copy of a schema with its direct subschemas replaced; `path` contains their keys. */
export function mapSubschemas(
  schema: SchemaObject,
  replace: (schema: JsonSchema, path: readonly string[]) => JsonSchema,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...schema }
  for (const { path, schema: subschema } of subschemas(schema)) {
    const [keyword = '', key] = path
    const replacement = replace(subschema, path)
    if (key === undefined) copy[keyword] = replacement
    else if (Array.isArray(copy[keyword])) copy[keyword] = copy[keyword].with(Number(key), replacement)
    else copy[keyword] = { ...(copy[keyword] as object), [key]: replacement }
  }
  return copy
}
