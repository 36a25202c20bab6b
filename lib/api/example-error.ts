import type { ErrorObject } from 'ajv/dist/2020.js'
import { didYouMean } from '../diagnostics/nearest.ts'
import { isRecord, parsePointer } from './json-pointer.ts'

/** What is wrong with an example: where in it, and in plain words. */
export interface ExampleError {
  /** Steps from the example’s root to the part that is meant. */
  steps: string[]
  on: 'key' | 'value'
  message: string
  hint?: string | undefined
}

const unions = ['oneOf', 'anyOf']

/** Branches of a union that another branch fits better: fewer errors, and none in the key that decides. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors]
  const failed = errors.filter(({ keyword }) => unions.includes(keyword))
  for (const { schemaPath, instancePath } of failed) {
    const groups = new Map<string, ErrorObject[]>()
    for (const error of kept) {
      if (!error.instancePath.startsWith(instancePath) || error.schemaPath === schemaPath) continue
      const branch = error.schemaPath.startsWith(`${schemaPath}/`)
        ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
        : undefined
      if (branch !== undefined) groups.set(branch, [...(groups.get(branch) ?? []), error])
    }
    if (groups.size < 2) continue
    const weight = (group: readonly ErrorObject[]) =>
      group.reduce((sum, { keyword }) => sum + (['const', 'enum', 'type'].includes(keyword) ? 100 : 1), 0)
    const [, ...others] = [...groups.values()].sort((a, b) => weight(a) - weight(b))
    const dropped = new Set(others.flat())
    kept = kept.filter((error) => !dropped.has(error))
  }
  return kept
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length
}

function quoted(value: unknown): string {
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
      const known =
        isRecord(parentSchema) && isRecord(parentSchema.properties) ? Object.keys(parentSchema.properties) : []
      return {
        on: 'key',
        message: `${at} has “${name}”, which the schema does not allow`,
        hint: didYouMean(name, known),
      }
    }
    case 'type':
      return {
        ...value,
        message: `${at} must be ${[params.type]
          .flat()
          .map((type) => typeNames[String(type)])
          .join(' or ')}`,
      }
    case 'enum':
      return { ...value, message: `${at} must be one of ${(params.allowedValues as unknown[]).map(quoted).join(', ')}` }
    case 'const':
      return { ...value, message: `${at} must be ${quoted(params.allowedValue)}` }
    case 'format':
      return { ...value, message: `${at} does not have the format “${String(params.format)}”` }
    case 'pattern':
      return { ...value, message: `${at} does not match the pattern “${String(params.pattern)}”` }
    default:
      return { ...value, message: `${at} ${message ?? 'does not fit its schema'}` }
  }
}

/** The one error of several that says most: the deepest, in the branch of a union that was meant. */
export function mainError(errors: readonly ErrorObject[], label: 'example' | 'default'): ExampleError | undefined {
  const kept = withoutOtherBranches(errors)
  const plain = kept.filter(({ keyword }) => !unions.includes(keyword) && keyword !== 'if')
  const [error] = (plain.length > 0 ? plain : kept).sort((a, b) => depthOf(b) - depthOf(a))
  if (error === undefined) return undefined
  const path = parsePointer(error.instancePath)
  const at = path.length === 0 ? `The ${label}` : `“${path.join('.')}” of the ${label}`
  const extra = error.params.additionalProperty ?? error.params.unevaluatedProperty
  const described = describe(error, at)
  return { ...described, steps: typeof extra === 'string' ? [...path, extra] : path }
}
