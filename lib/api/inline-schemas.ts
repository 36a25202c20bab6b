import { isRecord, referencedName, valueAt } from './json-pointer.ts'
import type { SpecVersion } from './openapi-shapes.ts'
import { mapChildren } from './spec-children.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** What a schema that is named but not shown has in the place of its content, under the key `x-cut`. */
export interface SchemaCut {
  /** It lies within itself, or the page would grow too large. */
  reason: 'recursive' | 'size'
  /** Name of the schema that would stand here. */
  name: string
}

/** Characters of JSON that all schemas of one operation may take together. */
const sizeLimit = 360_000

/** Keywords that say something about a schema and may stand beside a reference. */
const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']

interface NamedSchema {
  schema: Record<string, unknown>
  /** Characters of its JSON. */
  size: number
}

/** Named schemas by their names. */
export type NamedSchemas = ReadonlyMap<string, NamedSchema>

/** The named schemas of a document. */
export function namedSchemas(document: Record<string, unknown>): NamedSchemas {
  const schemas = valueAt(document, ['components', 'schemas'])
  const entries = Object.entries(isRecord(schemas) ? schemas : {})
  return new Map(
    entries.map(([name, schema]) => [
      name,
      { schema: isRecord(schema) ? schema : {}, size: JSON.stringify(schema).length },
    ]),
  )
}

/** A place in the result that waits for the schema that a reference names. */
interface Waiting {
  target: Record<string, unknown>
  name: string
  /** What stands beside the reference, which goes before the schema's own. */
  beside: Record<string, unknown>
  /** Names of the schemas around it. */
  within: readonly string[]
}

function isAnnotation([key]: [string, unknown]): boolean {
  return annotations.includes(key) || key.startsWith('x-')
}

/** Addresses of a discriminator become names: there is nothing to refer to in the result. */
function withNames(discriminator: unknown): unknown {
  if (!isRecord(discriminator) || !isRecord(discriminator.mapping)) return discriminator
  const names = Object.entries(discriminator.mapping).map(([key, address]) => [key, referencedName(String(address))])
  return { ...discriminator, mapping: Object.fromEntries(names) }
}

export interface SchemaInliner {
  /** Takes a schema in; the result is complete once `finish` has run. */
  take: (schema: unknown) => unknown
  finish: () => void
}

/**
 * Puts named schemas in the place of the references to them. It goes level by level, so that the limit cuts what lies
 * deepest; a schema within itself is cut where it comes back. A cut schema keeps its title, type and description.
 */
export function schemaInliner(named: NamedSchemas, version: SpecVersion): SchemaInliner {
  const queue: Waiting[] = []
  let size = 0

  const take = (schema: unknown, within: readonly string[]): unknown => {
    if (!isRecord(schema)) return schema
    const { $ref, ...rest } = schema
    if (typeof $ref !== 'string') {
      const copy = mapChildren('Schema', schema, version, ({ shape, value }) => {
        if (shape === 'Schema') return take(value, within)
        return shape === 'Discriminator' ? withNames(value) : value
      })
      return toJsonSchema(copy)
    }
    const beside = toJsonSchema(Object.fromEntries(Object.entries(rest).filter(isAnnotation)))
    const rules = Object.entries(rest).filter((entry) => !isAnnotation(entry))
    const target: Record<string, unknown> = {}
    const isAlone = rules.length === 0
    queue.push({ target, name: referencedName($ref), beside: isAlone ? beside : {}, within })
    return isAlone ? target : { ...beside, allOf: [target, take(Object.fromEntries(rules), within)] }
  }

  const fill = ({ target, name, beside, within }: Waiting): void => {
    const { schema, size: own } = named.get(name) ?? { schema: {}, size: 0 }
    const { title = name, type, description, $ref, ...rest } = schema
    const isCycle = within.includes(name)
    if (isCycle || size + own > sizeLimit) {
      const known = Object.entries({ title, type, description }).filter(([, value]) => value !== undefined)
      const cut: SchemaCut = { reason: isCycle ? 'recursive' : 'size', name: String(title) }
      Object.assign(target, Object.fromEntries(known), beside, { 'x-cut': cut })
      return
    }
    size += own
    const inner = [...within, name]
    if (typeof $ref === 'string' && Object.entries(rest).every(isAnnotation)) {
      // Another name for a schema: it keeps what it says itself.
      const { $ref: _, ...said } = schema
      queue.push({ target, name: referencedName($ref), beside: { ...toJsonSchema(said), ...beside }, within: inner })
      return
    }
    Object.assign(target, { title }, take(schema, inner), beside)
  }

  return {
    take: (schema) => take(schema, []),
    finish() {
      for (const waiting of queue) fill(waiting)
    },
  }
}
