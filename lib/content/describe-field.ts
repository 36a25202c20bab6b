import { z } from 'zod'

/** What docs say about a key or a property that writers can set. */
interface FieldDescription {
  isRequired: boolean
  /** What it can be, in Markdown: values in code, or a type with its limits. */
  values: string
  /** What it is if it is left out, in Markdown; undefined for nothing. */
  fallback: string | undefined
  meaning: string
}

type Json = z.core.JSONSchema.JSONSchema

/** `1–80`, `up to 8`, `at least 2`; undefined without limits that say anything. */
function range(least: number | undefined, most: number | undefined): string | undefined {
  if (most === undefined) return least === undefined || least < 2 ? undefined : `at least ${least}`
  return least === undefined ? `up to ${most}` : `${least}–${most}`
}

function valuesOf({ type, enum: values, items, pattern, format, ...limits }: Json): string {
  if (type === 'array') {
    const count = range(limits.minItems, limits.maxItems)
    const item = typeof items === 'object' && !Array.isArray(items) ? valuesOf(items) : 'text'
    return `${count === undefined ? 'a list' : `a list of ${count}`}: ${item}`
  }
  // A site without a closed list has a list of one dash.
  if (values !== undefined && !values.includes('—')) return values.map((value) => `\`${String(value)}\``).join(', ')
  if (type === 'boolean') return '`true` or `false`'
  if (format === 'date') return 'a date'
  const length = range(limits.minLength, limits.maxLength)
  return length === undefined ? 'text' : `text, ${length} characters`
}

/** Describes a field by its schema. @example describeField(z.boolean().default(true)).fallback → '`true`' */
export function describeField(schema: z.ZodType): FieldDescription {
  const json = z.toJSONSchema(schema, { io: 'input' })
  const { default: fallback } = json
  const isEmpty = fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)
  return {
    isRequired: !schema.safeParse(undefined).success,
    values: valuesOf(json),
    fallback: isEmpty ? undefined : `\`${String(fallback)}\``,
    meaning: schema.meta()?.description ?? '',
  }
}
