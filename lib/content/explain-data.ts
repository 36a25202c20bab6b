import { z } from 'zod'
import { type ExplainedIssue, explainIssue, withoutEchoes } from '../diagnostics/explain-issue.ts'
import { nearest } from '../diagnostics/nearest.ts'

/** What is wrong with a value of a data file, and the key path to it. */
interface DataIssue extends ExplainedIssue {
  path: readonly PropertyKey[]
  /** True if the key itself is wrong, not its value. */
  ofKey: boolean
}

/** The value at a path of keys; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data)
}

/** Whether a schema in a union accepts this kind of data: lists, objects, or single values. */
function holdsLike(schema: unknown, data: unknown): boolean {
  if (Array.isArray(data)) return schema instanceof z.ZodArray || schema instanceof z.ZodTuple
  const isGroup = typeof data === 'object' && data !== null
  const groups = [z.ZodObject, z.ZodRecord, z.ZodDiscriminatedUnion]
  return isGroup === groups.some((type) => schema instanceof type)
}

/** Replaces a union issue with the issues of the one branch whose data type matches, if there is exactly one. */
function inMeantShape(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue
    const matchingBranches = issue.errors.filter(
      (branch) => !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0),
    )
    const [branch] = matchingBranches
    if (branch === undefined || matchingBranches.length > 1) return issue
    return inMeantShape(branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })))
  })
}

/** The keys that a schema allows at a path. In a union, the data decides which schema applies. */
function keysAt(schema: unknown, path: readonly PropertyKey[], data: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return keysAt(schema.unwrap(), path, data)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const fitting = schema.options.filter(
      (option) =>
        option instanceof z.ZodObject &&
        Object.entries(option.shape).every(([key, field]) => {
          const isName = field instanceof z.ZodLiteral || field instanceof z.ZodEnum
          return !isName || key !== schema.def.discriminator || field.safeParse(valueAt(data, [key])).success
        }),
    )
    return fitting.flatMap((option) => keysAt(option, path, data))
  }
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => holdsLike(option, data))
    return fitting === undefined ? [] : keysAt(fitting, path, data)
  }
  const [key, ...rest] = path
  if (schema instanceof z.ZodTuple) return keysAt(schema.def.items[Number(key)], rest, valueAt(data, path.slice(0, 1)))
  if (schema instanceof z.ZodObject) {
    return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(key)], rest, valueAt(data, [key]))
  }
  if (key === undefined) return []
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest, valueAt(data, [key]))
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest, valueAt(data, [key]))
  return []
}

function lastName(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'The file'
  return typeof last === 'number' ? `Entry ${last + 1}` : `“${String(last)}”`
}

/**
 * Explains the schema issues of a data file in plain words. A misspelled key is a single diagnostic: the missing key is
 * not reported as well.
 * @param nameOf what writers call the value at a path
 */
export function explainData(
  schema: z.ZodType,
  data: unknown,
  schemaIssues: readonly z.core.$ZodIssue[],
  nameOf = lastName,
): DataIssue[] {
  const issues = inMeantShape(schemaIssues)
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ owner: issue.path.join('\0'), key })) : [],
  )
  return withoutEchoes(issues).flatMap((issue): DataIssue[] => {
    const { path } = issue
    const keys = keysAt(schema, path, data)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        ofKey: true,
        ...explainIssue({ ...issue, keys: [key] }, nameOf(path), undefined, keys),
      }))
    }
    const value = valueAt(data, path)
    const key = path.at(-1)
    const isMissing = value === undefined && typeof key === 'string' && issue.code !== 'invalid_key'
    if (!isMissing) {
      const ofKey = issue.code === 'invalid_key'
      return [{ path, ofKey, ...explainIssue(issue, nameOf(path), value, keys) }]
    }
    const owner = path.slice(0, -1)
    const siblings = keysAt(schema, owner, data)
    const isMisspelt = unknownKeys.some(
      (other) => other.owner === owner.join('\0') && nearest(other.key, siblings).includes(key),
    )
    return isMisspelt ? [] : [{ path, ofKey: false, message: `${nameOf(path)} is missing.`, hint: `Add “${key}: …”.` }]
  })
}
