import { isObject, type JsonSchema, mapSubschemas, type SchemaObject } from './json-schema.ts'
import { programFormats, type SchemaFiles, schemaPlace, schemaUrl } from './schema-file.ts'

/** Schemas by their absolute address; every reference in them is absolute, too, so that any part stands alone. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>

const partialScheme = 'portal-partial:'

/** The address of the schema that says the same of a part of an object. */
export function partialUrl(url: string): string {
  return url.replace(/^portal:/, partialScheme)
}

/** What only says how much must be there: a part of an object need not hold it. */
const completeness = ['required', 'dependentRequired', 'minProperties', 'minItems']

/** Conditions are not weakened: without “required” they would hold for everything. */
const conditions = new Set(['if', 'not'])

function withoutNotes(schema: JsonSchema): JsonSchema {
  if (typeof schema === 'boolean') return schema
  const copy = mapSubschemas(schema, withoutNotes)
  for (const keyword of Object.keys(copy)) if (keyword.startsWith('x-')) delete copy[keyword]
  return copy
}

/** Makes references absolute and marks programs; what only tests a condition takes no notes. */
export function mapToAbsolute(schema: JsonSchema, file: string): JsonSchema {
  if (typeof schema === 'boolean') return schema
  const copy = mapSubschemas(schema, (inner, [keyword = '']) => {
    const result = mapToAbsolute(inner, file)
    return conditions.has(keyword) ? withoutNotes(result) : result
  })
  if (typeof copy.$ref === 'string') copy.$ref = schemaUrl(file, copy.$ref)
  const program = programFormats[copy.format as keyof typeof programFormats]
  if (program !== undefined) copy['x-program'] = program
  return copy
}

/** A definition that a titled object takes in whole is spoken of by the object’s title: “blueprint”, not “blueprint changes”. */
function shareTitle(schema: JsonSchema, file: string): JsonSchema {
  if (!isObject(schema) || typeof schema.title !== 'string' || !Array.isArray(schema.allOf)) return schema
  const definitions = isObject(schema.$defs) ? { ...schema.$defs } : {}
  for (const part of schema.allOf as JsonSchema[]) {
    const place = isObject(part) && typeof part.$ref === 'string' ? schemaPlace(part.$ref) : undefined
    const [keyword, name = '', ...rest] = place?.steps ?? []
    const definition = definitions[name]
    if (place?.file !== file || keyword !== '$defs' || rest.length > 0 || !isObject(definition)) continue
    definitions[name] = { ...definition, title: schema.title }
  }
  return { ...schema, $defs: definitions }
}

function partial(schema: JsonSchema): JsonSchema {
  if (typeof schema === 'boolean') return schema
  const { oneOf, ...copy } = mapSubschemas(schema, (inner, [keyword = '']) =>
    conditions.has(keyword) ? inner : partial(inner),
  )
  for (const keyword of completeness) delete copy[keyword]
  if (typeof copy.$ref === 'string') copy.$ref = partialUrl(copy.$ref)
  if (!Array.isArray(oneOf)) return copy
  if (copy.anyOf === undefined) return { ...copy, anyOf: oneOf }
  return { ...copy, allOf: [...((copy.allOf as unknown[] | undefined) ?? []), { anyOf: oneOf }] }
}

/** All schemas of the files, each whole and as it holds for a part of an object. */
export function schemaSet(files: SchemaFiles): SchemaSet {
  const set = new Map<string, JsonSchema>()
  for (const { file, value } of files.values()) {
    if (!isObject(value)) continue
    const schema = shareTitle(mapToAbsolute(value as SchemaObject, file), file)
    set.set(schemaUrl(file), schema)
    set.set(partialUrl(schemaUrl(file)), partial(schema))
  }
  return set
}

/** What an address names; undefined when there is none. References on the way are followed. */
export function resolveSchema(set: SchemaSet, schema: unknown): SchemaObject | undefined {
  let current = schema
  for (let hops = 0; hops < 20 && isObject(current) && typeof current.$ref === 'string'; hops++) {
    const [address = '', fragment = ''] = current.$ref.split('#')
    let target: unknown = set.get(address)
    for (const step of schemaPlace(`portal:/#${fragment}`).steps)
      target = isObject(target) || Array.isArray(target) ? (target as SchemaObject)[step] : undefined
    current = target
  }
  return isObject(current) ? current : undefined
}
