import { isRecord } from '../../diagnostics/json-pointer.ts'
import { type JsonSchema, mapSubschemas, type SchemaObject } from './json-schema.ts'
import { programFormats, type SchemaFiles, schemaPlace, schemaUrl } from './schema-file.ts'

/** Schemas by absolute URI; their references are also absolute, so that any part can be used on its own. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>

const partialScheme = 'object-partial:'

/** The URI of the schema for partial objects. */
export function partialUrl(url: string): string {
  return url.replace(/^object:/, partialScheme)
}

/** Keywords that require completeness, which a partial object does not need. */
const completeness = ['required', 'dependentRequired', 'minProperties', 'minItems']

/** Conditions are not relaxed: without “required”, they would match everything. */
const conditions = new Set(['if', 'not'])

function withoutNotes(schema: JsonSchema): JsonSchema {
  if (typeof schema === 'boolean') return schema
  const copy = mapSubschemas(schema, withoutNotes)
  for (const keyword of Object.keys(copy)) if (keyword.startsWith('x-')) delete copy[keyword]
  return copy
}

/** Makes references absolute and marks programs; subschemas that only test a condition collect no notes. */
export function mapToAbsolute(schema: JsonSchema, file: string): JsonSchema {
  if (typeof schema === 'boolean') return schema
  const copy = mapSubschemas(schema, (subschema, [keyword = '']) => {
    const result = mapToAbsolute(subschema, file)
    return conditions.has(keyword) ? withoutNotes(result) : result
  })
  if (typeof copy.$ref === 'string') copy.$ref = schemaUrl(file, copy.$ref)
  const program = programFormats[copy.format as keyof typeof programFormats]
  if (program !== undefined) copy['x-program'] = program
  return copy
}

/**
 * A definition that a titled object includes as a whole takes the object’s title, so that messages say “blueprint”, not
 * “blueprint changes”.
 */
function shareTitle(schema: JsonSchema, file: string): JsonSchema {
  if (!isRecord(schema) || typeof schema.title !== 'string' || !Array.isArray(schema.allOf)) return schema
  const definitions = isRecord(schema.$defs) ? { ...schema.$defs } : {}
  for (const part of schema.allOf as JsonSchema[]) {
    const place = isRecord(part) && typeof part.$ref === 'string' ? schemaPlace(part.$ref) : undefined
    const [keyword, name = '', ...rest] = place?.steps ?? []
    const definition = definitions[name]
    if (place?.file !== file || keyword !== '$defs' || rest.length > 0 || !isRecord(definition)) continue
    definitions[name] = { ...definition, title: schema.title }
  }
  return { ...schema, $defs: definitions }
}

function partial(schema: JsonSchema): JsonSchema {
  if (typeof schema === 'boolean') return schema
  const { oneOf, ...copy } = mapSubschemas(schema, (subschema, [keyword = '']) =>
    conditions.has(keyword) ? subschema : partial(subschema),
  )
  for (const keyword of completeness) delete copy[keyword]
  if (typeof copy.$ref === 'string') copy.$ref = partialUrl(copy.$ref)
  if (!Array.isArray(oneOf)) return copy
  if (copy.anyOf === undefined) return { ...copy, anyOf: oneOf }
  return { ...copy, allOf: [...((copy.allOf as unknown[] | undefined) ?? []), { anyOf: oneOf }] }
}

/** All schemas of the files, each in a version for whole objects and one for partial objects. */
export function schemaSet(files: SchemaFiles): SchemaSet {
  const set = new Map<string, JsonSchema>()
  for (const { file, value } of files.values()) {
    if (!isRecord(value)) continue
    const schema = shareTitle(mapToAbsolute(value as SchemaObject, file), file)
    set.set(schemaUrl(file), schema)
    set.set(partialUrl(schemaUrl(file)), partial(schema))
  }
  return set
}

/** Resolves a schema, following references; undefined if there is none. */
export function resolveSchema(set: SchemaSet, schema: unknown): SchemaObject | undefined {
  let current = schema
  for (let hops = 0; hops < 20 && isRecord(current) && typeof current.$ref === 'string'; hops++) {
    const [address = '', fragment = ''] = current.$ref.split('#')
    let target: unknown = set.get(address)
    for (const step of schemaPlace(`object:/#${fragment}`).steps)
      target = isRecord(target) || Array.isArray(target) ? (target as SchemaObject)[step] : undefined
    current = target
  }
  return isRecord(current) ? current : undefined
}
