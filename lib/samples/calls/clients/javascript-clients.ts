import type { FoundCall } from '../found-call.ts'
import { headersOf, joinNames, jsonBody, queryOf, rawBody } from '../request-parts.ts'
import type { Clients, Invocation } from '../run/clients.ts'
import { meant, plainText, type TracedText } from '../run/traced-text.ts'
import {
  emptyObject,
  entryOf,
  isNothing,
  isUnknown,
  type ObjectValue,
  originOf,
  textOf,
  unknown,
  type Value,
  withEntries,
} from '../run/value.ts'
import { changingMethod, plainMethod, verbs } from './methods.ts'
import { joinAddress, textValue } from './texts.ts'

type Client = Extract<Value, { kind: 'client' }>

function methodOf(value: Value | undefined, at: FoundCall['at'], open = false): TracedText | undefined {
  if (value === undefined || isNothing(value)) return open ? undefined : meant('GET', at)
  return isUnknown(value) ? undefined : textOf(value)
}

/** `fetch(url, { method, headers, body })` */
function fetchCall({ args: [url, init], at }: Invocation): FoundCall | undefined {
  if (url === undefined) return undefined
  if (url.kind === 'request') return undefined
  const options: ObjectValue =
    init?.kind === 'object' ? init : { ...emptyObject(at), open: init !== undefined && !isNothing(init) }
  const body = rawBody(entryOf(options, 'body'))
  const headers = headersOf(entryOf(options, 'headers'))
  return {
    at,
    method: methodOf(entryOf(options, 'method'), at, options.open),
    url: textOf(url),
    query: queryOf(undefined),
    headers: { ...headers, open: headers.open || options.open },
    body: body.kind === 'none' && options.open ? { kind: 'unknown' } : body,
    contentType: undefined,
  }
}

/** A call of axios by its whole configuration. */
function axiosCall(config: ObjectValue, client: Client, at: FoundCall['at']): FoundCall | undefined {
  const url = entryOf(config, 'url')
  if (url === undefined) return undefined
  const base = entryOf(config, 'baseURL')
  const data = entryOf(config, 'data')
  const given = entryOf(config, 'headers')
  const body = data?.kind === 'text' || data?.kind === 'json' ? rawBody(data) : jsonBody(data)
  const isText = data?.kind === 'text' || data?.kind === 'json'
  return {
    at,
    method: methodOf(entryOf(config, 'method'), at, config.open),
    url: joinAddress(base === undefined ? client.base : textOf(base), textOf(url)),
    query: queryOf(entryOf(config, 'params')),
    headers: joinNames({ entries: [], open: config.open }, headersOf(client.headers), headersOf(given)),
    body,
    contentType: body.kind === 'none' ? undefined : isText ? 'application/x-www-form-urlencoded' : 'application/json',
  }
}

const noClient = (at: FoundCall['at']): Client => ({ kind: 'client', base: [], headers: emptyObject(at) })

/** `axios(url, config)`, `axios.post(url, data, config)`, `axios.request(config)`. */
function axiosMethod(client: Client, name: string, { args, at }: Invocation): FoundCall | undefined {
  const config = (value: Value | undefined): ObjectValue =>
    value === undefined ? emptyObject(at) : withEntries(emptyObject(at), value)
  const set = (object: ObjectValue, entries: Record<string, Value | undefined>): ObjectValue => ({
    ...object,
    entries: [
      ...object.entries,
      ...Object.entries(entries).flatMap(([key, value]) =>
        value === undefined ? [] : [{ key: meant(key, at), value }],
      ),
    ],
  })
  const [first, second, third] = args
  if (first === undefined) return undefined
  if (name === 'request' && first.kind === 'object') return axiosCall(first, client, at)
  const method = name === 'request' ? undefined : textValue(meant(name.toUpperCase(), at))
  if (/^(?:post|put|patch)$/.test(name)) {
    return axiosCall(set(config(third), { url: first, data: second, method }), client, at)
  }
  return axiosCall(set(config(second), { url: first, ...(method === undefined ? {} : { method }) }), client, at)
}

function noted(call: FoundCall | undefined, { record, at }: Invocation): Value {
  if (call !== undefined) record(call)
  return unknown(at)
}

function pairsOf(value: Value): ObjectValue {
  const object = emptyObject(originOf(value))
  if (value.kind === 'object') return value
  if (value.kind !== 'list') return { ...object, open: true }
  return {
    ...object,
    open: value.open,
    entries: value.items.flatMap((item) => {
      const [key, entry] = item.kind === 'list' ? item.items : []
      return key === undefined || entry === undefined ? [] : [{ key: textOf(key), value: entry }]
    }),
  }
}

function call(name: string, invocation: Invocation): Value | undefined {
  const { args, at } = invocation
  const [first, second] = args
  switch (name) {
    case 'fetch':
    case 'globalThis.fetch':
    case 'window.fetch':
      return noted(fetchCall(invocation), invocation)
    case 'axios':
      return noted(axiosMethod(noClient(at), 'request', invocation), invocation)
    case 'axios.create': {
      const config = first?.kind === 'object' ? first : emptyObject(at)
      const base = entryOf(config, 'baseURL')
      const headers = withEntries(emptyObject(at), entryOf(config, 'headers') ?? emptyObject(at))
      return { kind: 'client', base: base === undefined ? [] : textOf(base), headers }
    }
    case 'JSON.stringify':
      return first === undefined || isUnknown(first) ? unknown(at) : { kind: 'json', of: first }
    case 'URLSearchParams':
      return { kind: 'form', ...queryOf(first), at }
    case 'URL':
      if (first === undefined) return undefined
      return textValue(second === undefined ? textOf(first) : joinAddress(originOnly(textOf(second)), textOf(first)))
    case 'Headers':
      return first === undefined ? emptyObject(at) : pairsOf(first)
    case 'Object.fromEntries':
      return first === undefined ? undefined : pairsOf(first)
    case 'Object.assign':
      return args.reduce<ObjectValue>(withEntries, emptyObject(at))
    case 'encodeURIComponent':
    case 'encodeURI':
    case 'String':
      return first === undefined ? undefined : textValue(textOf(first))
  }
  const verb = /^axios\.(\w+)$/.exec(name)?.[1]
  return verb !== undefined && (verbs.test(verb) || verb === 'request')
    ? noted(axiosMethod(noClient(at), verb, invocation), invocation)
    : undefined
}

/** What a path from the root replaces in a base: all behind its host. */
function originOnly(base: TracedText): TracedText {
  const host = /^[a-z]+:\/\/[^/]*/i.exec(plainText(base))?.[0]
  if (host === undefined) return base
  let left = host.length
  return base.flatMap((piece) => {
    const text = piece.text.slice(0, Math.max(0, left))
    left -= piece.text.length
    return text === '' ? [] : [{ ...piece, text }]
  })
}

/** JavaScript and TypeScript: fetch and axios. */
export const javascriptClients: Clients = {
  call,
  method(owner, name, invocation) {
    const [callback] = invocation.args
    if (owner.kind === 'client' && (verbs.test(name) || name === 'request')) {
      return { value: noted(axiosMethod(owner, name, invocation), invocation) }
    }
    if (owner.kind === 'list' && /^(?:map|flatMap|forEach|filter)$/.test(name) && callback !== undefined) {
      const items = owner.items.map((item) => invocation.apply(callback, [item]))
      return { value: name === 'filter' ? owner : { ...owner, items } }
    }
    return changingMethod(owner, name, invocation) ?? plainMethod(owner, name)
  },
}
