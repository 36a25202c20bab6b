import { isRecord, referencedName } from './json-pointer.ts'
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

/** One schema without those in it, as JSON Schema 2020-12: what only OpenAPI 3.0 says is said in its words. */
export function toJsonSchema(source: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { nullable, example, ...schema } = source as Record<string, unknown>
  // A closed list must name null itself, says OpenAPI 3.0.3.
  if (nullable === true && typeof schema.type === 'string') schema.type = [schema.type, 'null']
  if (example !== undefined && schema.examples === undefined) schema.examples = [example]
  withBound(schema, 'exclusiveMinimum', 'minimum')
  withBound(schema, 'exclusiveMaximum', 'maximum')
  return schema
}

/** Who sends a value: fields that only the other side sends are not required of it. */
export type Sender = 'client' | 'server' | 'anyone'

/** A schema of a bundle by its name. */
export type SchemaLookup = (name: string) => unknown

/** What a schema or one that it is composed of says about a property. */
function propertiesOf(schema: unknown, name: string, lookup: SchemaLookup, within: readonly unknown[] = []): unknown[] {
  if (!isRecord(schema) || within.includes(schema)) return []
  const inner = [...within, schema]
  const named = typeof schema.$ref === 'string' ? [lookup(referencedName(schema.$ref))] : []
  const parts = [...named, ...(Array.isArray(schema.allOf) ? schema.allOf : [])]
  const own = isRecord(schema.properties) && Object.hasOwn(schema.properties, name) ? [schema.properties[name]] : []
  return [...own, ...parts.flatMap((part) => propertiesOf(part, name, lookup, inner))]
}

function requiredOf(schema: Record<string, unknown>, sender: Sender, lookup: SchemaLookup): unknown {
  if (!Array.isArray(schema.required)) return schema.required
  const foreign = { client: ['readOnly'], server: ['writeOnly'], anyone: ['readOnly', 'writeOnly'] }[sender]
  const isForeign = (property: unknown): boolean => {
    if (!isRecord(property)) return false
    if (foreign.some((key) => property[key] === true)) return true
    const named = typeof property.$ref === 'string' ? lookup(referencedName(property.$ref)) : undefined
    return isRecord(named) && foreign.some((key) => named[key] === true)
  }
  return schema.required.filter((name) => !propertiesOf(schema, String(name), lookup).some(isForeign))
}

/** The address under which a validator knows a component. */
export function schemaAddress(sender: Sender, name: string): string {
  return `spec:${sender}/${encodeURIComponent(name)}`
}

/** A whole schema of a bundle for a validator, with references to components by their addresses there. */
export function toValidatedSchema(
  schema: unknown,
  version: SpecVersion,
  sender: Sender,
  lookup: SchemaLookup,
): unknown {
  if (!isRecord(schema)) return schema
  const mapped = mapChildren('Schema', schema, version, ({ shape, value }) =>
    shape === 'Schema' ? toValidatedSchema(value, version, sender, lookup) : value,
  )
  const { discriminator: _, ...result } = toJsonSchema(mapped)
  const required = requiredOf(schema, sender, lookup)
  if (required !== undefined) result.required = required
  if (typeof result.$ref === 'string') result.$ref = schemaAddress(sender, referencedName(result.$ref))
  return result
}
