import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

/** A problem with a value, in a writer's terms. */
export interface ExplainedIssue {
  message: string
  hint: string | undefined
}

/** Types in a writer's terms. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, for example [one, two]',
  object: 'a group of “key: value” lines',
  record: 'a group of “key: value” lines',
}

const formats: Readonly<Record<string, { what: string; hint: string }>> = {
  date: { what: 'a date', hint: 'Write it like 2026-01-31.' },
  email: { what: 'an email address', hint: 'Write it like name@host.' },
  url: { what: 'an address', hint: 'Write it as “https://host/path”.' },
}

function quoteValue(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'This' : `“${String(value)}”`
}

/**
 * A message from this project's own schemas, which is kept. The library's default messages are meant for programmers.
 */
function ownMessage(message: string): string | undefined {
  return /^(?:Invalid|Too|Unrecognized|Expected)\b/.test(message) ? undefined : message
}

/** The hint that a schema of this project has instead of the one that its limits say. */
function ownHint({ message }: z.core.$ZodIssue): { hint?: string } {
  const hint = ownMessage(message)
  return hint === undefined ? {} : { hint }
}

function choice(name: string, value: unknown, values: readonly string[]): ExplainedIssue {
  return {
    message: `${quoteValue(value)} is not a value of ${name}.`,
    hint: didYouMean(String(value), values) ?? `Use one of: ${values.join(', ')}.`,
  }
}

function size(name: string, value: unknown, limit: string): ExplainedIssue {
  if (typeof value === 'number') return { message: `${name} is ${value}.`, hint: `It needs ${limit}.` }
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0
  const unit = Array.isArray(value) ? 'entries' : 'characters'
  return { message: `${name} has ${length} ${unit}.`, hint: `It needs ${limit}.` }
}

/**
 * Keeps one issue per value: for a list that should be a string, the schema library also reports its number of entries.
 */
export function withoutEchoes(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('\0')))
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrongTypes.has(path.join('\0')))
}

/**
 * Explains a schema issue in plain words; the schema library's own wording never reaches a writer.
 * @param name the writer's name for the value, for example “title”
 * @param keys allowed keys, if the value is an object
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  name: string,
  value: unknown,
  keys: readonly string[] = [],
): ExplainedIssue {
  switch (issue.code) {
    case 'invalid_value': {
      const explained = choice(name, value, issue.values.map(String))
      return { ...explained, hint: ownMessage(issue.message) ?? explained.hint }
    }
    case 'invalid_union': {
      const { options } = issue as { options?: readonly unknown[] }
      if (options !== undefined)
        return choice(name, value, options.filter((option) => option !== undefined).map(String))
      return { message: `${name} has a wrong value.`, hint: ownMessage(issue.message) }
    }
    case 'too_small':
      return { ...size(name, value, `at least ${issue.minimum}`), ...ownHint(issue) }
    case 'too_big':
      return { ...size(name, value, `at most ${issue.maximum}`), ...ownHint(issue) }
    case 'invalid_type': {
      const isScalar = value !== null && value !== undefined && typeof value !== 'object'
      return {
        message: `${name} must be ${typeNames[issue.expected] ?? 'another kind of value'}.`,
        hint: issue.expected === 'string' && isScalar ? 'Put the value in quotes.' : undefined,
        ...ownHint(issue),
      }
    }
    case 'invalid_format': {
      const format = formats[issue.format]
      if (format !== undefined) return { message: `${quoteValue(value)} is not ${format.what}.`, hint: format.hint }
      const { prefix } = issue as { prefix?: string }
      if (prefix !== undefined) return { message: `${name} must start with “${prefix}”.`, hint: undefined }
      return { message: `${quoteValue(value)} is not a value of ${name}.`, hint: ownMessage(issue.message) }
    }
    case 'unrecognized_keys': {
      const [key = ''] = issue.keys
      const all = keys.length === 0 ? undefined : `Use one of: ${keys.join(', ')}.`
      return { message: `“${key}” is not a key here.`, hint: didYouMean(key, keys) ?? ownMessage(issue.message) ?? all }
    }
    case 'invalid_key': {
      const [cause] = issue.issues
      if (cause?.code === 'custom' && cause.params !== undefined) return explainIssue(cause, name, value)
      const hint = cause === undefined ? undefined : ownMessage(cause.message)
      return { message: `${name} cannot be a key here.`, hint }
    }
    case 'custom': {
      const { hint } = issue.params ?? {}
      if (typeof hint === 'string') return { message: issue.message, hint }
      return { message: `${name} has a wrong value.`, hint: ownMessage(issue.message) }
    }
    default:
      return { message: `${name} has a wrong value.`, hint: ownMessage(issue.message) }
  }
}
