import type { ErrorObject } from 'ajv/dist/2020.js'
import { isRecord, parseFragment } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'

interface Correction {
  on: 'key' | 'value'
  message: string
  hint: string
}

/** A problem in an example: its location, and an explanation in plain words. */
interface ExampleError extends Correction {
  /** Steps from the example’s root to the invalid part. */
  steps: string[]
}

const unions = ['oneOf', 'anyOf']

/**
 * Removes the errors of union branches other than the best match: the one with the fewest errors, weighing errors in
 * discriminating keywords most.
 */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let remaining = [...errors]
  const failedUnions = errors.filter(({ keyword }) => unions.includes(keyword))
  for (const { schemaPath, instancePath } of failedUnions) {
    const groups = new Map<string, ErrorObject[]>()
    for (const error of remaining) {
      if (!error.instancePath.startsWith(instancePath) || error.schemaPath === schemaPath) continue
      const branch = error.schemaPath.startsWith(`${schemaPath}/`)
        ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
        : undefined
      if (branch !== undefined) groups.set(branch, [...(groups.get(branch) ?? []), error])
    }
    if (groups.size < 2) continue
    const weight = (group: readonly ErrorObject[]) =>
      group.reduce((sum, { keyword }) => sum + (['const', 'enum', 'type'].includes(keyword) ? 100 : 1), 0)
    const [, ...otherBranches] = [...groups.values()].sort((a, b) => weight(a) - weight(b))
    const dropped = new Set(otherBranches.flat())
    remaining = remaining.filter((error) => !dropped.has(error))
  }
  return remaining
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length
}

function quote(value: unknown): string {
  return `“${typeof value === 'string' ? value : JSON.stringify(value)}”`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** What a limit of the schema demands, by its keyword. */
const limits: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  exclusiveMinimum: (limit) => `must be more than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  multipleOf: (limit) => `must be a multiple of ${limit}`,
  minLength: (limit) => `must have at least ${limit} characters`,
  maxLength: (limit) => `must have at most ${limit} characters`,
  minItems: (limit) => `must have at least ${limit} entries`,
  maxItems: (limit) => `must have at most ${limit} entries`,
  minProperties: (limit) => `must have at least ${limit} keys`,
  maxProperties: (limit) => `must have at most ${limit} keys`,
  uniqueItems: () => 'has the same entry twice',
  not: () => 'fits a schema that “not” excludes',
}

function describeUnion({ keyword, params }: ErrorObject, at: string): Correction {
  const fitting = (params.passingSchemas as number[] | null | undefined) ?? []
  const hint =
    fitting.length === 0
      ? `Let it fit one of them, or change “${keyword}” in the schema.`
      : 'Tell the schemas apart, for example by a required key, or write “anyOf” instead of “oneOf”.'
  const message = fitting.length === 0 ? `fits none of the schemas in “${keyword}”` : 'fits several schemas in “oneOf”'
  return { on: 'value', message: `${at} ${message}`, hint }
}

/** What the value must be, by the keyword of the schema that it doesn't fit. */
function demand({ keyword, params, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'type': {
      const names = [params.type].flat().map((type) => typeNames[String(type)])
      return `must be ${names.join(' or ')}`
    }
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map(quote).join(', ')}`
    case 'const':
      return `must be ${quote(params.allowedValue)}`
    case 'format':
      return `does not have the format “${String(params.format)}”`
    case 'pattern':
      return `does not match the pattern “${String(params.pattern)}”`
    default:
      return limits[keyword]?.(String(schema)) ?? message ?? 'does not fit its schema'
  }
}

function describe(error: ErrorObject, at: string, label: string): Correction {
  const { keyword, params, parentSchema, data } = error
  if (keyword === 'required') {
    const message = `${at} lacks “${String(params.missingProperty)}”`
    return { on: 'key', message, hint: 'Add it, or remove it from “required” in the schema.' }
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty)
    const propertyNames =
      isRecord(parentSchema) && isRecord(parentSchema.properties) ? Object.keys(parentSchema.properties) : []
    const message = `${at} has “${name}”, which the schema does not allow`
    return { on: 'key', message, hint: didYouMean(name, propertyNames) ?? 'Remove it, or add it to the schema.' }
  }
  if (unions.includes(keyword)) return describeUnion(error, at)
  const near =
    keyword === 'enum' ? didYouMean(String(data), (params.allowedValues as unknown[]).map(String)) : undefined
  const hint = near ?? `Correct the ${label}, or change “${keyword}” in the schema.`
  return { on: 'value', message: `${at} ${demand(error)}`, hint }
}

/** The most specific of several errors: the deepest one, in the most likely branch of a union. */
export function mainError(errors: readonly ErrorObject[], label: 'example' | 'default'): ExampleError | undefined {
  const branchErrors = withoutOtherBranches(errors)
  const specificErrors = branchErrors.filter(({ keyword }) => !unions.includes(keyword) && keyword !== 'if')
  const [error] = (specificErrors.length > 0 ? specificErrors : branchErrors).sort((a, b) => depthOf(b) - depthOf(a))
  if (error === undefined) return undefined
  const path = parseFragment(error.instancePath)
  const at = path.length === 0 ? `The ${label}` : `“${path.join('.')}” of the ${label}`
  const extra = error.params.additionalProperty ?? error.params.unevaluatedProperty
  const description = describe(error, at, label)
  return { ...description, steps: typeof extra === 'string' ? [...path, extra] : path }
}
