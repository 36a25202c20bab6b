import type { IHttpParam } from '@stoplight/types'

type Schema = NonNullable<IHttpParam['schema']>

/** What a text of a format is like, and how to ask for one. */
const formats: Readonly<Record<string, { pattern: RegExp; request: string }>> = {
  date: { pattern: /^\d{4}-\d\d-\d\d$/, request: 'Enter a date, such as 2026-03-31.' },
  'date-time': {
    pattern: /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/,
    request: 'Enter a date and a time, such as 2026-03-31T09:30:00Z.',
  },
  email: { pattern: /^\S+@\S+$/, request: 'Enter an email address.' },
}

/** The number type of a schema; undefined if a value can be something else. */
export function numberType({ type }: Pick<Schema, 'type'>): 'integer' | 'number' | undefined {
  const types = [type].flat().filter((name) => name !== 'null')
  if (types.includes('number') && types.every((name) => name === 'number' || name === 'integer')) return 'number'
  return types.length === 1 && types[0] === 'integer' ? 'integer' : undefined
}

function numberProblem(schema: Schema, text: string): string | undefined {
  const isWhole = numberType(schema) === 'integer'
  const name = isWhole ? 'a whole number' : 'a number'
  const value = Number(text)
  if (!Number.isFinite(value) || !/^[+-]?[\d.]/.test(text) || (isWhole && !Number.isInteger(value))) {
    return `Enter ${name}.`
  }
  const { minimum: least = -Infinity, maximum: most = Infinity } = schema
  const [over, under] = [Number(schema.exclusiveMinimum ?? -Infinity), Number(schema.exclusiveMaximum ?? Infinity)]
  if (value >= least && value <= most && value > over && value < under) return undefined
  if (Number.isFinite(least) && Number.isFinite(most)) return `Enter ${name} from ${least} to ${most}.`
  if (value < least) return `Enter ${name} of at least ${least}.`
  if (value > most) return `Enter ${name} of at most ${most}.`
  return value <= over ? `Enter ${name} greater than ${over}.` : `Enter ${name} less than ${under}.`
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    // Patterns of other languages say nothing here.
    return true
  }
}

function textProblem({ format = '', pattern, minLength = 0, maxLength }: Schema, text: string) {
  const form = formats[format]
  if (form !== undefined && !(form.pattern.test(text) && (format === 'email' || !Number.isNaN(Date.parse(text))))) {
    return form.request
  }
  const { length } = [...text]
  if (length < minLength) return `Enter at least ${minLength} characters. There are ${length}.`
  if (maxLength !== undefined && length > maxLength)
    return `Enter at most ${maxLength} characters. There are ${length}.`
  if (pattern === undefined || matches(pattern, text)) return undefined
  return `Enter a value that matches ${pattern}`
}

/**
 * What to enter instead of a text that its schema doesn't allow; undefined if it does.
 * @example valueProblem({ type: 'integer' }, 'abc') → 'Enter a whole number.'
 */
export function valueProblem(schema: Schema, text: string): string | undefined {
  if (schema.enum !== undefined) {
    const values = schema.enum.map(String)
    return values.includes(text) ? undefined : `Enter one of ${values.join(', ')}.`
  }
  if (numberType(schema) !== undefined) return numberProblem(schema, text)
  return schema.type === 'string' ? textProblem(schema, text) : undefined
}
