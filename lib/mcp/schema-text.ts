import { isRecord } from '../diagnostics/json-pointer.ts'

const prefix = '#/components/schemas/'

/** Names of the schemas that a schema refers to. */
function referenced(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referenced)
  if (!isRecord(value)) return []
  const { $ref } = value
  const ownName = typeof $ref === 'string' && $ref.startsWith(prefix) ? [$ref.slice(prefix.length)] : []
  return [...ownName, ...Object.values(value).flatMap(referenced)]
}

/** The schemas of an API's description, by name. */
export function schemasOf(document: Record<string, unknown>): Record<string, unknown> {
  const { components } = document
  const schemas = isRecord(components) ? components.schemas : undefined
  return isRecord(schemas) ? schemas : {}
}

/** A schema as JSON, followed by all schemas that it refers to, nearest first. */
export function schemaText(schemas: Readonly<Record<string, unknown>>, name: string): string {
  const names = [name]
  for (const one of names) {
    for (const other of referenced(schemas[one])) if (!names.includes(other) && other in schemas) names.push(other)
  }
  return names.map((one) => `## ${one}\n\n\`\`\`json\n${JSON.stringify(schemas[one], null, 2)}\n\`\`\``).join('\n\n')
}
