import { noNames, queryOf } from '../request-parts.ts'
import { meant, plainText, type TracedText } from './traced-text.ts'
import { entryOf, isUnknown, originOf, textOf, unknown, type Value, withEntry } from './value.ts'

/** The address without its query, as a text. */
function withoutQuery(text: TracedText): TracedText {
  const at = plainText(text).indexOf('?')
  if (at === -1) return text
  let left = at
  return text.flatMap((piece) => {
    const kept = piece.text.slice(0, Math.max(0, left))
    left -= piece.text.length
    return kept === '' ? [] : [{ ...piece, text: kept }]
  })
}

/** What a value has under a key. */
export function memberOf(value: Value, key: Value): Value {
  const at = originOf(key)
  const name = plainText(textOf(key))
  if (value.kind === 'global') return { kind: 'global', name: `${value.name}.${name}`, at }
  if (value.kind === 'object') return entryOf(value, name) ?? unknown(at, name)
  if (value.kind === 'list') return value.items[key.kind === 'plain' ? Number(key.value) : Number(name)] ?? unknown(at)
  if (value.kind === 'client' && name === 'headers') return value.headers
  if (value.kind === 'text' && name === 'searchParams') {
    const query = plainText(value.text).includes('?') ? queryOf(value) : noNames
    return { kind: 'form', ...query, at }
  }
  if (value.kind === 'text' && name === 'href') return value
  if (value.kind === 'request' && name === 'URL') return value
  if (value.kind === 'request' && name === 'Header') return { kind: 'form', ...value.call.headers, at }
  return unknown(at, name)
}

/** A value with something else under a key. What cannot be followed stays as it is. */
export function withMember(value: Value, key: Value, member: Value): Value {
  const name = plainText(textOf(key))
  if (value.kind === 'object') return withEntry(value, textOf(key), member)
  if (value.kind === 'client' && name === 'headers' && member.kind === 'object') return { ...value, headers: member }
  if (value.kind === 'text' && (name === 'searchParams' || name === 'search')) {
    const path = withoutQuery(value.text)
    return { kind: 'text', text: [...path, ...meant(name === 'search' ? '' : '?', originOf(value)), ...textOf(member)] }
  }
  // A request that was made is changed itself: it is sent later.
  if (value.kind === 'request' && name === 'RawQuery') {
    value.call.url = withoutQuery(value.call.url)
    value.call.query = queryOf(member)
  }
  if (value.kind === 'request' && name === 'Header' && member.kind === 'form') {
    value.call.headers = { entries: member.entries, open: member.open }
  }
  return value
}

/** The value under a key as a list, for loops and for spread arguments; one unknown item stands for what is not known. */
export function itemsOf(value: Value): { items: Value[]; open: boolean } {
  if (value.kind === 'list') return value
  if (isUnknown(value)) return { items: [unknown(originOf(value))], open: true }
  return { items: [value], open: false }
}
