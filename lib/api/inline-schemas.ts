import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import { referencedName } from './component-names.ts'
import type { SpecVersion } from './openapi-shapes.ts'
import { mapChildren } from './spec-children.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** Replaces the contents of a schema that is named but not shown, under the key `x-cut`. */
export interface SchemaCut {
  /** The schema contains itself, or the page would grow too large. */
  reason: 'recursive' | 'size'
  /** Name of the omitted schema. */
  name: string
}

/** Maximum size of all schemas of one operation, in characters of JSON. */
const sizeLimit = 360_000

/** Keywords that annotate a schema and may appear next to a reference. */
const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']

interface NamedSchema {
  schema: Record<string, unknown>
  /** Size in characters of JSON. */
  size: number
}

/** Named schemas by name. */
export type NamedSchemas = ReadonlyMap<string, NamedSchema>

/** The named schemas of a document. */
export function namedSchemas(document: Record<string, unknown>): NamedSchemas {
  const schemas = valueAt(document, ['components', 'schemas'])
  const entries = Object.entries(isRecord(schemas) ? schemas : {}).map(([name, schema]): [string, NamedSchema] => {
    return [name, { schema: isRecord(schema) ? schema : {}, size: JSON.stringify(schema).length }]
  })
  return new Map(entries)
}

/** A placeholder in the result for a referenced schema. */
interface Waiting {
  target: Record<string, unknown>
  name: string
  /** Annotations next to the reference, which override the schema's own. */
  beside: Record<string, unknown>
  /** Names of the enclosing schemas. */
  within: readonly string[]
}

function isAnnotation([key]: [string, unknown]): boolean {
  return annotations.includes(key) || key.startsWith('x-')
}

/** Replaces a discriminator's references with names, because the result has no components. */
function withNames(discriminator: unknown): unknown {
  if (!isRecord(discriminator) || !isRecord(discriminator.mapping)) return discriminator
  const names = Object.entries(discriminator.mapping).map(([key, address]) => [key, referencedName(String(address))])
  return { ...discriminator, mapping: Object.fromEntries(names) }
}

interface SchemaInliner {
  /** Adds a schema; the result is complete once `finish` has run. */
  take: (schema: unknown) => unknown
  finish: () => void
}

/**
 * Replaces references with the named schemas that they refer to. It proceeds level by level, so that the size limit
 * cuts the deepest schemas; a recursive schema is cut where it recurs. A cut schema keeps its title, type, and
 * description.
 */
export function schemaInliner(schemasByName: NamedSchemas, version: SpecVersion): SchemaInliner {
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
    const { schema, size: ownSize } = schemasByName.get(name) ?? { schema: {}, size: 0 }
    const { title = name, type, description, $ref, ...rest } = schema
    const isCycle = within.includes(name)
    if (isCycle || size + ownSize > sizeLimit) {
      const keptEntries = Object.entries({ title, type, description }).filter(([, value]) => value !== undefined)
      const cut: SchemaCut = { reason: isCycle ? 'recursive' : 'size', name: String(title) }
      Object.assign(target, Object.fromEntries(keptEntries), beside, { 'x-cut': cut })
      return
    }
    size += ownSize
    const enclosingNames = [...within, name]
    if (typeof $ref === 'string' && Object.entries(rest).every(isAnnotation)) {
      // An alias of another schema, which keeps its own annotations.
      const { $ref: _, ...annotationsOfAlias } = schema
      const allBeside = { ...toJsonSchema(annotationsOfAlias), ...beside }
      queue.push({ target, name: referencedName($ref), beside: allBeside, within: enclosingNames })
      return
    }
    Object.assign(target, { title }, take(schema, enclosingNames), beside)
  }

  return {
    take: (schema) => take(schema, []),
    finish() {
      for (const waiting of queue) fill(waiting)
    },
  }
}
