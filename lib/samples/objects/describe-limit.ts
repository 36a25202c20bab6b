import type { ObjectDiagnostic } from './object-diagnostic.ts'
import { alternatives, quoted } from './object-words.ts'

type Limit = Extract<ObjectDiagnostic, { type: 'limit' | 'key-form' }>

const formats: Readonly<Record<string, string>> = {
  'date-time': 'a date with a time and its zone',
  date: 'a date',
  time: 'a time with its zone',
  uri: 'a full URL',
  email: 'an email address',
  uuid: 'a UUID',
}

const formatExamples: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:00:00Z',
  date: '2026-01-31',
  time: '09:00:00Z',
  uri: 'https://host.example/path',
  email: 'name@host.example',
}

const comparisons = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
}
/** What a limit counts. */
function unitOf(keyword: string): string {
  if (keyword.endsWith('Length')) return 'character'
  return keyword.endsWith('Properties') ? 'key' : 'item'
}

function count(number: unknown, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function size(value: unknown): number {
  if (typeof value === 'string') return [...value].length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/** The end of a message, for keywords that limit a value. */
export function describeLimit({ keyword, params, schema, ...problem }: Limit): {
  text: string
  hint?: string | undefined
} {
  const value = problem.type === 'limit' ? problem.value : problem.key
  const limit = params.limit
  const [example] = Array.isArray(schema.examples) ? schema.examples : []
  const exampleHint = example === undefined ? undefined : `For example ${quoted(example)}.`
  switch (keyword) {
    case 'maxLength':
    case 'maxItems':
    case 'items':
    case 'unevaluatedItems':
    case 'maxProperties':
      return { text: `can have at most ${count(limit, unitOf(keyword))}, and this has ${size(value)}.` }
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { text: size(value) === 0 ? 'must not be empty.' : `must have at least ${count(limit, unitOf(keyword))}.` }
    case 'pattern':
      return { text: `cannot be ${quoted(value)}: it does not match ${params.pattern}.`, hint: exampleHint }
    case 'format': {
      const format = String(params.format)
      const hint =
        exampleHint ?? (formatExamples[format] === undefined ? undefined : `For example “${formatExamples[format]}”.`)
      return { text: `must be ${formats[format] ?? `of the format “${format}”`}, not ${quoted(value)}.`, hint }
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return { text: `must be ${comparisons[keyword]} ${limit}, not ${value}.` }
    case 'multipleOf':
      return { text: `must be a multiple of ${params.multipleOf}, not ${value}.` }
    case 'uniqueItems':
      return { text: `repeats ${quoted((value as unknown[])[Number(params.i)])}.` }
    case 'contains':
      return { text: 'lacks an item that it needs.' }
    case 'dependentRequired':
      return {
        text: `has “${params.property}”, which needs ${alternatives(String(params.deps).split(', ').map(quoted))}.`,
      }
    default:
      return { text: 'is not allowed here.', hint: 'Another key or value next to it rules it out.' }
  }
}
