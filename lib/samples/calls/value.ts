import {
  hasHole,
  hole,
  joinTexts,
  meant,
  plainText,
  replaceText,
  sliceText,
  splitText,
  type TracedText,
} from './traced-text.ts'

/** A value, as far as it can be determined without running the sample. */
export type Value =
  | { kind: 'text'; text: TracedText }
  | { kind: 'plain'; value: number | boolean | null; at: number }
  | ObjectValue
  | { kind: 'list'; items: Value[]; open: boolean; at: number }
  /** A value as the text of JSON. */
  | { kind: 'json'; of: Value }
  | FunctionValue
  /** The dotted name is its origin, if it is in the sample: `process.env.TOKEN`. */
  | { kind: 'unknown'; name: string; at: number }

/** Entries in their order. Programs change objects in place. */
export interface ObjectValue {
  kind: 'object'
  /** A form, such as a query, may have several entries with one name. A client has the options of all its calls. */
  role: 'plain' | 'form' | 'axios' | 'requests'
  entries: { name: TracedText; value: Value }[]
  /** There may be more entries than these. */
  open: boolean
  at: number
}

export interface FunctionValue {
  kind: 'function'
  name: string
  at: number
  call: (given: Given) => Value
}

/** The arguments of a call: by position, and by name. If `options.open` is true, there may be more. */
export interface Given {
  args: Value[]
  options: ObjectValue
  at: number
}

export function unknown(at: number, name = ''): Value {
  return { kind: 'unknown', name, at }
}

export function textValue(text: TracedText): Value {
  return { kind: 'text', text }
}

export function objectValue(at: number, role: ObjectValue['role'] = 'plain', open = false): ObjectValue {
  return { kind: 'object', role, entries: [], open, at }
}

/** A value as JSON. The JSON of an unknown value is unknown, and for null clients send none. */
export function jsonValue(of: Value | undefined, at: number): Value {
  if (of?.kind === 'plain' && of.value === null) return of
  return of === undefined || of.kind === 'unknown' ? unknown(at) : { kind: 'json', of }
}

export function originOf(value: Value): number {
  if (value.kind === 'text') return value.text[0]?.at ?? 0
  return value.kind === 'json' ? originOf(value.of) : value.at
}

/** Whether a value is certainly empty: null, false or an empty text. */
export function isNothing(value: Value | undefined): boolean {
  if (value?.kind === 'plain') return value.value === null || value.value === false
  return value === undefined || (value.kind === 'text' && plainText(value.text) === '')
}

/** The first value that is not empty, or the last one. */
export function eitherOf(options: readonly Value[]): Value | undefined {
  return options.find((option) => option.kind !== 'unknown' && !isNothing(option)) ?? options.at(-1)
}

function escapeQuery(text: TracedText): TracedText {
  return replaceText(text, /[%&=#+]/g, ([sign], at) => meant(encodeURIComponent(sign), at))
}

/** A value as a part of a text. An unknown part is a hole with the last word of its name. */
export function textOf(value: Value): TracedText {
  const at = originOf(value)
  if (value.kind === 'text') return value.text
  if (value.kind === 'plain') return meant(value.value === null ? '' : String(value.value), at)
  if (value.kind === 'object' && value.role === 'form') {
    const parts = value.entries.map(({ name, value: entry }) => [
      ...escapeQuery(name),
      ...meant('=', at),
      ...escapeQuery(textOf(entry)),
    ])
    return joinTexts(value.open ? [...parts, hole('', at)] : parts, '&')
  }
  return hole(value.kind === 'unknown' ? (value.name.split('.').at(-1) ?? '') : '', at)
}

/** The entry of an object by its name, the last one of several. */
export function entryOf(value: Value | undefined, name: string): Value | undefined {
  if (value?.kind !== 'object') return undefined
  return value.entries.findLast((entry) => plainText(entry.name) === name)?.value
}

/** Sets an entry of an object, or adds one to a form. An unknown name makes the object open. */
export function putEntry(object: ObjectValue, name: TracedText, value: Value, isAdded = false): void {
  const plain = plainText(name)
  if (hasHole(plain)) {
    object.open = true
    return
  }
  if (!isAdded) object.entries = object.entries.filter((entry) => plainText(entry.name) !== plain)
  object.entries.push({ name, value })
}

/** Sets all entries of another value, as spreading it does. */
export function putEntries(object: ObjectValue, more: Value | undefined): ObjectValue {
  if (more?.kind === 'object') {
    for (const { name, value } of more.entries) putEntry(object, name, value)
    object.open ||= more.open
  } else if (!isNothing(more)) object.open = true
  return object
}

/** Takes the items of a list, or the entries of an object, as separate arguments. */
export function spread({ args, options }: Given, value: Value): void {
  if (value.kind !== 'list') putEntries(options, value)
  else {
    args.push(...value.items)
    options.open ||= value.open
  }
}

/** The value of a key. */
export function memberOf(value: Value, key: Value): Value {
  const name = plainText(textOf(key))
  const at = originOf(key)
  if (value.kind === 'object') return entryOf(value, name) ?? unknown(at, name)
  if (value.kind === 'list') return value.items[Number(name)] ?? unknown(at)
  return unknown(at, value.kind === 'unknown' ? `${value.name}.${name}` : name)
}

/** The names and values in the text of a query. @example formInText('a=1&b') → a: '1', b: '' */
export function formInText(text: TracedText): ObjectValue {
  const form = objectValue(text[0]?.at ?? 0, 'form')
  for (const part of splitText(text, '&')) {
    const [name = '', ...rest] = plainText(part).split('=')
    const value = rest.length === 0 ? [] : sliceText(part, name.length + 1)
    if (name !== '') putEntry(form, sliceText(part, 0, name.length), textValue(value), true)
  }
  return form
}

/** A copy of the data of a query, a form, or headers: a text, an object, or a list of pairs. */
export function formOf(value: Value | undefined): ObjectValue {
  const form = objectValue(value === undefined ? 0 : originOf(value), 'form')
  if (value === undefined || isNothing(value)) return form
  if (value.kind === 'text') return formInText(sliceText(value.text, plainText(value.text).indexOf('?') + 1))
  const add = (name: TracedText, entry: Value): void => {
    if (entry.kind === 'list') for (const item of entry.items) add(name, item)
    else if (entry.kind !== 'plain' || entry.value !== null) putEntry(form, name, textValue(textOf(entry)), true)
  }
  if (value.kind === 'object') for (const { name, value: entry } of value.entries) add(name, entry)
  if (value.kind === 'list') {
    for (const item of value.items) {
      const [name, entry] = item.kind === 'list' ? item.items : [entryOf(item, 'name'), entryOf(item, 'value')]
      if (name === undefined || entry === undefined) form.open = true
      else add(textOf(name), entry)
    }
  }
  form.open ||= value.kind === 'object' || value.kind === 'list' ? value.open : true
  return form
}

/** Forms one after the other. */
export function joinForms(...forms: readonly ObjectValue[]): ObjectValue {
  const joined = objectValue(forms[0]?.at ?? 0, 'form')
  for (const { entries, open } of forms) {
    joined.entries.push(...entries)
    joined.open ||= open
  }
  return joined
}

/** A copy that the program does not change. */
export function snapshot(value: Value): Value {
  if (value.kind === 'json') return { ...value, of: snapshot(value.of) }
  if (value.kind === 'list') return { ...value, items: value.items.map(snapshot) }
  if (value.kind !== 'object') return value
  return { ...value, entries: value.entries.map((entry) => ({ ...entry, value: snapshot(entry.value) })) }
}
