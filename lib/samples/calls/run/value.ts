import type { FoundCall } from '../found-call.ts'
import type { Expression } from './program.ts'
import type { Scope } from './scope.ts'
import { hole, holeMark, meant, type Origin, plainText, type TracedText } from './traced-text.ts'

/** What is known of a value when a sample is run in thought. */
export type Value =
  | { kind: 'text'; text: TracedText }
  | { kind: 'plain'; value: number | boolean | null; at: Origin }
  | ObjectValue
  | { kind: 'list'; items: Value[]; open: boolean; at: Origin }
  /** The text of a value in JSON. */
  | { kind: 'json'; of: Value }
  /** Names with values, as a query or a form holds them. */
  | { kind: 'form'; entries: NamedText[]; open: boolean; at: Origin }
  | { kind: 'function'; definition: Extract<Expression, { type: 'function' }>; scope: Scope }
  /** Something that a sample uses and does not define, by its dotted name. */
  | { kind: 'global'; name: string; at: Origin }
  /** An HTTP client with what it adds to each call. */
  | { kind: 'client'; base: TracedText; headers: ObjectValue }
  /** A request that was made before it is sent. */
  | { kind: 'request'; call: FoundCall }
  | { kind: 'unknown'; name: string; at: Origin }

export interface ObjectValue {
  kind: 'object'
  entries: { key: TracedText; value: Value }[]
  /** It may have more than these. */
  open: boolean
  at: Origin
}

export interface NamedText {
  name: TracedText
  /** Undefined when nothing is known of it. */
  value: TracedText | undefined
}

export function unknown(at: Origin, name = ''): Value {
  return { kind: 'unknown', name, at }
}

export function originOf(value: Value): Origin {
  switch (value.kind) {
    case 'text':
      return value.text[0]?.at ?? { unit: 0, offset: 0 }
    case 'json':
      return originOf(value.of)
    case 'client':
      return value.headers.at
    case 'request':
      return value.call.at
    case 'function':
      return value.definition.at
    default:
      return value.at
  }
}

/** Whether nothing is known of a value but perhaps a name. */
export function isUnknown(value: Value): boolean {
  return value.kind === 'unknown' || value.kind === 'global'
}

/** Whether a value is certainly nothing: null, false or an empty text. */
export function isNothing(value: Value): boolean {
  if (value.kind === 'plain') return value.value === null || value.value === false
  return value.kind === 'text' && plainText(value.text) === ''
}

/** What a character of an address must become in a name or value of a query. */
function escapeQuery(text: TracedText): TracedText {
  return text.flatMap((piece) => {
    const escaped = piece.text.replace(/[%&=#+]/g, encodeURIComponent)
    return escaped === piece.text ? [piece] : [{ ...piece, text: escaped, exact: false }]
  })
}

/** A value as a part of a text; a part that is not known is a hole with the value's name. */
export function textOf(value: Value): TracedText {
  const at = originOf(value)
  switch (value.kind) {
    case 'text':
      return value.text
    case 'plain':
      return meant(value.value === null ? '' : String(value.value), at)
    case 'form': {
      const parts = value.entries.map(({ name, value: text }) => [
        ...escapeQuery(name),
        ...meant('=', at),
        ...(text === undefined ? hole('', at) : escapeQuery(text)),
      ])
      if (value.open) parts.push([...hole('', at)])
      return parts.flatMap((part, index) => (index === 0 ? part : [...meant('&', at), ...part]))
    }
    case 'unknown':
      return hole(value.name, at)
    case 'global':
      return hole(value.name.split('.').at(-1) ?? '', at)
    default:
      return hole('', at)
  }
}

/** The entry of an object by its key, the last one of several. */
export function entryOf(object: ObjectValue, key: string): Value | undefined {
  return object.entries.findLast((entry) => plainText(entry.key) === key)?.value
}

/** An object with an entry more, or another value for one. */
export function withEntry(object: ObjectValue, key: TracedText, value: Value): ObjectValue {
  const name = plainText(key)
  if (name.includes(holeMark)) return { ...object, open: true }
  return { ...object, entries: [...object.entries.filter((entry) => plainText(entry.key) !== name), { key, value }] }
}

/** An object with all entries of another value besides its own. */
export function withEntries(object: ObjectValue, more: Value): ObjectValue {
  if (isNothing(more)) return object
  if (more.kind !== 'object') return { ...object, open: true }
  const joined = more.entries.reduce((all, { key, value }) => withEntry(all, key, value), object)
  return { ...joined, open: joined.open || more.open }
}

export function emptyObject(at: Origin): ObjectValue {
  return { kind: 'object', entries: [], open: false, at }
}
