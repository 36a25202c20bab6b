import { isRecord } from '../../diagnostics/json-pointer.ts'
import type { Union } from './merge-all-of.ts'
import { plainValue } from './plain-value.ts'
import type { Fact } from './value-facts.ts'

type Schema = Record<string, unknown>

const ruleKeywords = ['required', 'not', 'type', 'title', 'description']
const longestRule = 120

/** Whether a union only restricts which fields can be combined: its options do not describe values. */
export function isRequirement({ options }: Union): boolean {
  return options.every(
    (option) => Array.isArray(option.required) && Object.keys(option).every((key) => ruleKeywords.includes(key)),
  )
}

function join(facts: readonly Fact[], separator: string): Fact {
  return facts.flatMap((fact, index) => (index === 0 ? fact : [separator, ...fact]))
}

/** @example { anyOf: [{ required: ['a'] }, { required: ['b'] }] } → at least one of `a`, `b` */
export function requirementFact({ kind, options }: Union): Fact {
  const names = options.map(({ required }) => {
    const together = (required as unknown[]).map((name): Fact => [{ code: String(name) }])
    return join(together, ' with ')
  })
  return [kind === 'anyOf' ? 'at least one of ' : 'exactly one of ', ...join(names, ', ')]
}

/** Describes what a value must not be; undefined if the schema is too long for a line. */
export function notFact(not: Schema): Fact | undefined {
  const { required, properties, description } = not
  if (typeof description === 'string') return [`never: ${description}`]
  if (Array.isArray(required)) {
    const parts = required.map((name): Fact => {
      const property = isRecord(properties) ? properties[String(name)] : undefined
      if (!isRecord(property)) return [{ code: String(name) }]
      return 'const' in property ? [{ code: `${name}: ${plainValue(property.const)}` }] : [{ code: String(name) }]
    })
    return [parts.length > 1 ? 'never together: ' : 'never with ', ...join(parts, ', ')]
  }
  if (Array.isArray(not.enum) || 'const' in not) {
    const values = (Array.isArray(not.enum) ? not.enum : [not.const]).map(
      (value): Fact => [{ code: plainValue(value) }],
    )
    return ['never ', ...join(values, ', ')]
  }
  const text = plainValue(not)
  return text.length > longestRule ? undefined : ['never matches ', { code: text }]
}
