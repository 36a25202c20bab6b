import type { FoundBody, Names } from './found-call.ts'
import { hasHole, plainText, sliceText, splitText, type TracedText, trimText } from './run/traced-text.ts'
import { isNothing, isUnknown, type NamedText, textOf, type Value } from './run/value.ts'

export const noNames: Names = { entries: [], open: false }
const unknownNames: Names = { entries: [], open: true }

function known(value: Value): TracedText | undefined {
  return isUnknown(value) ? undefined : textOf(value)
}

/** A name once for each of its values, as lists are sent. */
function named(name: TracedText, value: Value): NamedText[] {
  if (value.kind === 'plain' && value.value === null) return []
  if (value.kind === 'list') return value.items.flatMap((item) => named(name, item))
  return [{ name, value: known(value) }]
}

/** The names and values of a query or a form in a text. @example 'a=1&b' → a: '1', b: '' */
export function namesInText(text: TracedText): Names {
  let open = false
  const entries = splitText(text, '&').flatMap((part): NamedText[] => {
    const plain = plainText(part)
    const at = plain.indexOf('=')
    const name = at === -1 ? part : sliceText(part, 0, at)
    if (plain === '') return []
    if (hasHole(plainText(name))) {
      open = true
      return []
    }
    return [{ name, value: at === -1 ? [] : sliceText(part, at + 1) }]
  })
  return { entries, open }
}

/** What a query is made of: a text, an object, or a list of pairs. */
export function queryOf(value: Value | undefined): Names {
  if (value === undefined || isNothing(value)) return noNames
  switch (value.kind) {
    case 'text': {
      const at = plainText(value.text).indexOf('?')
      return namesInText(sliceText(value.text, at + 1))
    }
    case 'form':
      return { entries: value.entries, open: value.open }
    case 'object':
      return { entries: value.entries.flatMap(({ key, value: entry }) => named(key, entry)), open: value.open }
    case 'list': {
      const pairs = value.items.flatMap((item) => (item.kind === 'list' && item.items.length === 2 ? [item.items] : []))
      const entries = pairs.flatMap(([name, entry]) =>
        name === undefined || entry === undefined || hasHole(plainText(textOf(name))) ? [] : named(textOf(name), entry),
      )
      return { entries, open: value.open || pairs.length < value.items.length }
    }
    default:
      return unknownNames
  }
}

/** The headers of an object or a list of pairs. */
export function headersOf(value: Value | undefined): Names {
  if (value?.kind === 'text') return unknownNames
  return queryOf(value)
}

/** A header as a line. @example 'Accept: text/plain' → Accept: 'text/plain' */
export function headerLine(text: TracedText): Names {
  const at = plainText(text).search(/[:;]/)
  if (at === -1 || hasHole(plainText(sliceText(text, 0, at)))) return unknownNames
  return {
    entries: [{ name: trimText(sliceText(text, 0, at)), value: trimText(sliceText(text, at + 1)) }],
    open: false,
  }
}

export function joinNames(...all: readonly Names[]): Names {
  return { entries: all.flatMap(({ entries }) => entries), open: all.some(({ open }) => open) }
}

/** A body that is sent as it is. */
export function rawBody(value: Value | undefined): FoundBody {
  if (value === undefined || isNothing(value)) return { kind: 'none' }
  if (value.kind === 'json') return jsonBody(value.of)
  return value.kind === 'text' ? { kind: 'text', text: value.text } : { kind: 'unknown' }
}

/** A body that the client puts into JSON. */
export function jsonBody(value: Value | undefined): FoundBody {
  if (value === undefined || (value.kind === 'plain' && value.value === null)) return { kind: 'none' }
  return isUnknown(value) ? { kind: 'unknown' } : { kind: 'value', value }
}
