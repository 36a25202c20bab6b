import { childOf, isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import type { JsonSchema } from '../samples/objects/json-schema.ts'
import type { SchemaSet } from '../samples/objects/schema-set.ts'
import { referencedName } from './component-names.ts'
import type { SpecVersion } from './openapi-shapes.ts'
import { mapChildren } from './spec-children.ts'

function withBound(schema: Record<string, unknown>, exclusive: string, bound: string): void {
  const value = schema[exclusive]
  if (typeof value !== 'boolean') return
  delete schema[exclusive]
  if (!value || typeof schema[bound] !== 'number') return
  schema[exclusive] = schema[bound]
  delete schema[bound]
}

/** Converts one schema, without its subschemas, from OpenAPI 3.0 to JSON Schema 2020-12. */
export function toJsonSchema(source: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { nullable, example, ...schema } = source as Record<string, unknown>
  // OpenAPI 3.0.3 requires an enumeration to list null explicitly.
  if (nullable === true && typeof schema.type === 'string') schema.type = [schema.type, 'null']
  if (example !== undefined && schema.examples === undefined) schema.examples = [example]
  withBound(schema, 'exclusiveMinimum', 'minimum')
  withBound(schema, 'exclusiveMaximum', 'maximum')
  return schema
}

/** The sender of a value: it does not have to include required fields that only the other side sends. */
export type Sender = 'client' | 'server' | 'anyone'

/** Looks up a bundle's schema by name. */
type SchemaLookup = (name: string) => unknown

/** All definitions of a property, in a schema and in the schemas that it is composed of. */
function propertiesOf(schema: unknown, name: string, lookup: SchemaLookup, within: readonly unknown[] = []): unknown[] {
  if (!isRecord(schema) || within.includes(schema)) return []
  const visitedSchemas = [...within, schema]
  const referencedSchemas = typeof schema.$ref === 'string' ? [lookup(referencedName(schema.$ref))] : []
  const parts = [...referencedSchemas, ...(Array.isArray(schema.allOf) ? schema.allOf : [])]
  const ownDefinition =
    isRecord(schema.properties) && Object.hasOwn(schema.properties, name) ? [schema.properties[name]] : []
  return [...ownDefinition, ...parts.flatMap((part) => propertiesOf(part, name, lookup, visitedSchemas))]
}

function requiredOf(schema: Record<string, unknown>, sender: Sender, lookup: SchemaLookup): unknown {
  if (!Array.isArray(schema.required)) return schema.required
  const foreign = { client: ['readOnly'], server: ['writeOnly'], anyone: ['readOnly', 'writeOnly'] }[sender]
  const isForeign = (property: unknown): boolean => {
    if (!isRecord(property)) return false
    if (foreign.some((key) => property[key] === true)) return true
    const referencedSchema = typeof property.$ref === 'string' ? lookup(referencedName(property.$ref)) : undefined
    return isRecord(referencedSchema) && foreign.some((key) => referencedSchema[key] === true)
  }
  return schema.required.filter((name) => !propertiesOf(schema, String(name), lookup).some(isForeign))
}

/** The URI that identifies a component in the validator. */
function schemaAddress(sender: Sender, name: string): string {
  return `spec:${sender}/${encodeURIComponent(name)}`
}

/** A bundle's schema for the validator, with references to components replaced with their URIs. */
function toValidatedSchema(schema: unknown, version: SpecVersion, sender: Sender, lookup: SchemaLookup): unknown {
  if (!isRecord(schema)) return schema
  const copy = mapChildren('Schema', schema, version, ({ shape, value }) =>
    shape === 'Schema' ? toValidatedSchema(value, version, sender, lookup) : value,
  )
  const { discriminator: _, ...result } = toJsonSchema(copy)
  const required = requiredOf(schema, sender, lookup)
  if (required !== undefined) result.required = required
  if (typeof result.$ref === 'string') result.$ref = schemaAddress(sender, referencedName(result.$ref))
  return result
}

/** The components of a bundle for the validator, by their URIs, and a function that converts any other schema. */
export function validatedSchemas(
  document: unknown,
  version: SpecVersion,
  sender: Sender,
): { set: SchemaSet; validated: (schema: unknown) => JsonSchema } {
  const components = valueAt(document, ['components', 'schemas'])
  const lookup = (name: string) => childOf(components, name)
  const validated = (schema: unknown) => toValidatedSchema(schema, version, sender, lookup) as JsonSchema
  const entries = Object.entries(isRecord(components) ? components : {})
  return { set: new Map(entries.map(([name, schema]) => [schemaAddress(sender, name), validated(schema)])), validated }
}
