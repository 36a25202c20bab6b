import type { IHttpOperation, IHttpParam } from '@stoplight/types'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import { isGreedy } from '../greedy-parameter.ts'
import { examplesIn, pairsOf, plainText } from './sample-request.ts'
import { valueProblem } from './value-problem.ts'

/** A parameter of a form in which a reader enters its value as text. */
export type EnteredParameter = Pick<
  IHttpParam,
  'name' | 'description' | 'style' | 'explode' | 'schema' | 'examples' | 'required'
> & {
  /** Whether its field is empty at first, because its example would be called. */
  startsEmpty?: boolean
}

type Form = 'list' | 'object' | 'text'

/** Where OpenAPI says how a list or an object is divided into the pairs of a query. */
const queryStyles: readonly string[] = ['form', 'spaceDelimited', 'pipeDelimited', 'commaDelimited', 'deepObject']

/** What a reader enters: the values of a list, an object in JSON, or a text that is sent as it is. */
export function enteredForm({ schema, style }: Pick<EnteredParameter, 'schema' | 'style'>): Form {
  if (!queryStyles.includes(style)) return 'text'
  const types = [schema?.type].flat()
  if (types.includes('array')) return 'list'
  return types.includes('object') ? 'object' : 'text'
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The values of a list: separated by commas or line breaks, or a JSON array. Undefined if that can't be read. */
function listOf(text: string): unknown[] | undefined {
  if (!text.trimStart().startsWith('[')) {
    return text
      .split(/[,\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }
  const value = fromJson(text)
  return Array.isArray(value) ? value : undefined
}

function enteredValue(parameter: EnteredParameter, text: string): unknown {
  const form = enteredForm(parameter)
  if (form === 'list') return listOf(text)
  if (form === 'text') return text
  const value = fromJson(text)
  return isRecord(value) ? value : undefined
}

/**
 * The pairs of a query with which an entered value is sent. What can't be read is sent as it is: the console asks the
 * reader to correct it first.
 * @example enteredPairs({ name: 'include', style: 'form', schema: { type: 'array' } }, 'a, b') → [['include', 'a'],
 * ['include', 'b']]
 */
function enteredPairs(parameter: EnteredParameter, text: string): [string, string][] {
  if (text.trim() === '') return []
  return pairsOf(parameter, enteredValue(parameter, text) ?? text)
}

interface EnteredValues {
  httpOperation: IHttpOperation
  parameterValues: Readonly<Record<string, string | undefined>>
}

/** The query of a call with the values that a reader has entered. Part of Elements by the bundler. */
export function enteredQuery({ httpOperation, parameterValues }: EnteredValues): { name: string; value: string }[] {
  return (httpOperation.request?.query ?? [])
    .flatMap((parameter) => enteredPairs(parameter, parameterValues[parameter.name] ?? ''))
    .map(([name, value]) => ({ name, value }))
}

/** What would end a value in a path, or the path, and percent signs that don't encode anything. */
const dividers = /[/\\?#]|%(?![\da-f]{2})/gi

/**
 * The path of a call with the values that a reader has entered. A value stays one part of the path, and what is encoded
 * already stays as it is. Part of Elements by the bundler.
 * @example enteredPath('/docks/{dock}', { dock: 'north/1' }) → '/docks/north%2F1'
 */
export function enteredPath(path: string, values: Readonly<Record<string, string | undefined>> = {}): string {
  return path.replace(/\{([^{}]+)\}/g, (parameter, name: string) => {
    const value = values[name] ?? ''
    if (value === '') return parameter
    return value.replace(dividers, (sign) => (sign === '/' && isGreedy(name) ? sign : encodeURIComponent(sign)))
  })
}

/** A value in a path or a header as the API reads it: a reader can have encoded it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What is wrong with the value itself, or with one of a list. */
function problemOf({ schema, style }: EnteredParameter, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const { items } = schema ?? {}
    return isRecord(items) ? value.map((item) => valueProblem(items, String(item))).find(Boolean) : undefined
  }
  if (schema === undefined || typeof value !== 'string' || value === '') return undefined
  return valueProblem(schema, style === 'simple' ? decoded(value) : value)
}

/** Why a call can't be sent with a value; undefined if it can. */
export function enteredProblem(parameter: EnteredParameter, text = ''): string | undefined {
  const form = enteredForm(parameter)
  const value = text.trim() === '' ? '' : enteredValue(parameter, text)
  if (value === undefined) {
    return form === 'list'
      ? 'This JSON array can’t be read. Check its quotes and brackets.'
      : 'Write a JSON object, such as {"key": "value"}.'
  }
  const isEmpty = text === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return parameter.required === true ? 'Enter a value. The call needs it.' : undefined
  return problemOf(parameter, value)
}

/** A value as a reader would enter it. @example enteredText(parameter, ['a', 'b']) → 'a, b' */
export function enteredText(parameter: EnteredParameter, value: unknown): string {
  if (enteredForm(parameter) !== 'list' || !Array.isArray(value)) return plainText(value)
  const items = value.map(plainText)
  const isPlain = items.every((item) => item === item.trim() && !/^$|^\[|[,\n]/.test(item))
  return isPlain ? items.join(', ') : JSON.stringify(value)
}

/** The examples of a parameter as texts, each once. */
export function enteredExamples(parameter: EnteredParameter): string[] {
  const values = examplesIn(parameter).flatMap(({ value }) => (value === undefined ? [] : [value]))
  return [...new Set(values.map((value) => enteredText(parameter, value)))]
}

/** The text with which a field begins: empty unless the call needs a value and there is a likely one. */
export function startText(parameter: EnteredParameter): string {
  const { schema, required, startsEmpty } = parameter
  if (required !== true || startsEmpty === true) return ''
  const likely = schema?.default ?? schema?.enum?.[0]
  return likely === undefined ? (enteredExamples(parameter)[0] ?? '') : enteredText(parameter, likely)
}
