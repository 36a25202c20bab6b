import { isRecord } from '../diagnostics/json-pointer.ts'

/** A field of a schema, as indexed for search. */
interface SchemaField {
  name: string
  /** Markdown; empty if there is none. */
  description: string
}

interface SchemaTexts {
  /** All fields at any depth; each combination of name and description appears once. */
  fields: SchemaField[]
  /** All possible values of fields, without duplicates. */
  values: string[]
}

/** The names and texts of schemas, without their structure. @param schemas parsed schemas with references resolved */
export function schemaTexts(schemas: readonly unknown[]): SchemaTexts {
  const fields = new Map<string, SchemaField>()
  const values = new Set<string>()
  const walk = (schema: unknown) => {
    if (!isRecord(schema)) return
    for (const value of [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])]) {
      if (typeof value === 'string' && value !== '') values.add(value)
    }
    for (const [name, field] of Object.entries(isRecord(schema.properties) ? schema.properties : {})) {
      const description = isRecord(field) && typeof field.description === 'string' ? field.description.trim() : ''
      fields.set(`${name}\0${description}`, { name, description })
      walk(field)
    }
    for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) {
      if (Array.isArray(schema[key])) schema[key].forEach(walk)
    }
    for (const inner of Object.values(isRecord(schema.patternProperties) ? schema.patternProperties : {})) walk(inner)
    walk(schema.items)
    walk(schema.additionalProperties)
  }
  schemas.forEach(walk)
  return { fields: [...fields.values()], values: [...values] }
}
