import type { ErrorObject } from 'ajv/dist/2020.js'
import { isRecord, parseFragment } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'

/** A problem in an example: its location, and an explanation in plain words. */
interface ExampleError {
  /** Steps from the example’s root to the invalid part. */
  steps: string[]
  on: 'key' | 'value'
  message: string
  hint?: string | undefined
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

function describe({ keyword, params, message, parentSchema }: ErrorObject, at: string): Omit<ExampleError, 'steps'> {
  const value = { on: 'value' } as const
  switch (keyword) {
    case 'required':
      return { on: 'key', message: `${at} lacks “${String(params.missingProperty)}”` }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty)
      const propertyNames =
        isRecord(parentSchema) && isRecord(parentSchema.properties) ? Object.keys(parentSchema.properties) : []
      const message = `${at} has “${name}”, which the schema does not allow`
      return { on: 'key', message, hint: didYouMean(name, propertyNames) }
    }
    case 'type': {
      const names = [params.type].flat().map((type) => typeNames[String(type)])
      return { ...value, message: `${at} must be ${names.join(' or ')}` }
    }
    case 'enum':
      return { ...value, message: `${at} must be one of ${(params.allowedValues as unknown[]).map(quote).join(', ')}` }
    case 'const':
      return { ...value, message: `${at} must be ${quote(params.allowedValue)}` }
    case 'format':
      return { ...value, message: `${at} does not have the format “${String(params.format)}”` }
    case 'pattern':
      return { ...value, message: `${at} does not match the pattern “${String(params.pattern)}”` }
    default:
      return { ...value, message: `${at} ${message ?? 'does not fit its schema'}` }
  }
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
  const description = describe(error, at)
  return { ...description, steps: typeof extra === 'string' ? [...path, extra] : path }
}
