import { isRecord } from '../../diagnostics/json-pointer.ts'
import { SampleVariable } from './write-literal.ts'

/** A schema with the parts that it is made of. */
function partsOf(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return []
  const others = [schema.allOf, schema.oneOf, schema.anyOf].flat()
  return [schema, ...others.flatMap(partsOf)]
}

function hide(value: unknown, parts: readonly Record<string, unknown>[]): unknown {
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => partsOf(part.items))
    return value.map((item) => hide(item, items))
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, held]): [string, unknown] => {
    const own = parts.flatMap(({ properties }) => partsOf(isRecord(properties) ? properties[name] : undefined))
    const isSecret = typeof held === 'string' && own.some(({ format }) => format === 'password')
    return [name, isSecret ? new SampleVariable(variableName(name)) : hide(held, own)]
  })
  return Object.fromEntries(entries)
}

/** A name as that of an environment variable. @example variableName('clientSecret') → 'CLIENT_SECRET' */
export const variableName = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()

/**
 * A value with variables instead of its passwords, as samples have one instead of the token: a sample can be copied into
 * a file. A property is a password if the specification gives it this format.
 */
export function hideSecrets(value: unknown, schema: unknown): unknown {
  return hide(value, partsOf(schema))
}
