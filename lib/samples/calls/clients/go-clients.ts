import type { FoundBody, FoundCall } from '../found-call.ts'
import { noNames, queryOf, rawBody } from '../request-parts.ts'
import type { Clients, Invocation } from '../run/clients.ts'
import { meant, plainText, splitText, type TracedText } from '../run/traced-text.ts'
import { isNothing, isUnknown, textOf, unknown, type Value } from '../run/value.ts'
import { changingMethod, plainMethod } from './methods.ts'
import { formatted, joinAddress, textValue } from './texts.ts'

/** What a reader that is given as a body holds. An empty buffer that is filled elsewhere is not known. */
function bodyOf(value: Value | undefined): FoundBody {
  if (value === undefined || isNothing(value)) return { kind: 'none' }
  return rawBody(value)
}

function request(method: TracedText | undefined, url: Value, body: FoundBody, invocation: Invocation): Value {
  const call: FoundCall = {
    at: invocation.at,
    method,
    url: textOf(url),
    query: noNames,
    headers: { entries: [], open: false },
    body,
    contentType: undefined,
  }
  invocation.record(call)
  return { kind: 'request', call }
}

function methodOf(value: Value): TracedText | undefined {
  if (value.kind === 'global') {
    const constant = /^http\.Method(\w+)$/.exec(value.name)?.[1]
    return constant === undefined ? undefined : meant(constant.toUpperCase(), value.at)
  }
  return isUnknown(value) ? undefined : textOf(value)
}

/** `http.Get(url)` and `http.Post(url, contentType, body)`, of the package or of a client. */
function simpleCall(name: string, invocation: Invocation): Value | undefined {
  const [url, contentType, body] = invocation.args
  const { at } = invocation
  if (url === undefined) return undefined
  if (name === 'Get' || name === 'Head') {
    request(meant(name.toUpperCase(), at), url, { kind: 'none' }, invocation)
    return unknown(at)
  }
  if (name !== 'Post') return undefined
  const made = request(meant('POST', at), url, bodyOf(body), invocation)
  if (made.kind === 'request' && contentType !== undefined) made.call.contentType = plainText(textOf(contentType))
  return unknown(at)
}

function call(name: string, invocation: Invocation): Value | undefined {
  const { args, at } = invocation
  const [first, second, third] = args
  switch (name) {
    case 'http.NewRequest':
      if (first === undefined || second === undefined) return undefined
      return request(methodOf(first), second, bodyOf(third), invocation)
    case 'http.NewRequestWithContext':
      if (second === undefined || third === undefined) return undefined
      return request(methodOf(second), third, bodyOf(args[3]), invocation)
    case 'strings.NewReader':
    case 'bytes.NewReader':
    case 'bytes.NewBuffer':
    case 'bytes.NewBufferString':
    case 'io.NopCloser':
    case 'string':
    case 'url.PathEscape':
    case 'url.QueryEscape':
    case 'url.Parse':
      return first
    case 'json.Marshal':
    case 'json.MarshalIndent':
      return first === undefined || isUnknown(first) ? unknown(at) : { kind: 'json', of: first }
    case 'fmt.Sprintf':
      return first === undefined
        ? undefined
        : textValue(formatted(textOf(first), /%[+#]?[svdqt]/g, (_, index) => args[index + 1] ?? unknown(at)))
    case 'url.JoinPath':
      return textValue(args.map(textOf).reduce(joinAddress, []))
    case 'os.Getenv':
      return unknown(at, first === undefined ? '' : plainText(textOf(first)))
    case 'append': {
      const [list, ...items] = args
      if (list === undefined) return undefined
      return list.kind === 'list'
        ? { ...list, items: [...list.items, ...items] }
        : { kind: 'list', items, open: true, at }
    }
  }
  const method = /^http\.(?:Client\.|DefaultClient\.)?(\w+)$/.exec(name)?.[1]
  return method === undefined ? undefined : simpleCall(method, invocation)
}

/** Go: net/http. */
export const goClients: Clients = {
  call,
  method(owner, name, invocation) {
    const { args, at } = invocation
    const [first, second] = args
    if (owner.kind === 'request' && name === 'Query') {
      const [, query = []] = splitText(owner.call.url, '?')
      return { value: { kind: 'form', ...queryOf(textValue(query)), at } }
    }
    if (owner.kind === 'request' && name === 'SetBasicAuth') {
      owner.call.headers.entries.push({ name: meant('Authorization', at), value: undefined })
      return { value: owner }
    }
    // `url.Values{}` is read as a map.
    if (owner.kind === 'object' && (name === 'Set' || name === 'Add') && first !== undefined && second !== undefined) {
      const form: Value = { kind: 'form', ...queryOf(owner), at: owner.at }
      return changingMethod(form, name, invocation)
    }
    if (owner.kind === 'object' && name === 'Encode') {
      return { value: textValue(textOf({ kind: 'form', ...queryOf(owner), at: owner.at })) }
    }
    return changingMethod(owner, name, invocation) ?? plainMethod(owner, name)
  },
}
