import type { FoundBody, FoundCall } from '../found-call.ts'
import { headersOf, joinNames, jsonBody, queryOf, rawBody } from '../request-parts.ts'
import type { Clients, Invocation } from '../run/clients.ts'
import { hasHole, meant, plainText, type TracedText } from '../run/traced-text.ts'
import {
  emptyObject,
  entryOf,
  isUnknown,
  originOf,
  textOf,
  unknown,
  type Value,
  withEntries,
  withEntry,
} from '../run/value.ts'
import { changingMethod, plainMethod, verbs } from './methods.ts'
import { formatted, joinAddress, textValue } from './texts.ts'

type Client = Extract<Value, { kind: 'client' }>

const noClient = (at: FoundCall['at']): Client => ({ kind: 'client', base: [], headers: emptyObject(at) })

/** What is sent with a call of requests or httpx, and its content type. */
function bodyOf(named: Invocation['named']): { body: FoundBody; contentType: string | undefined } {
  const json = jsonBody(named.get('json'))
  if (json.kind !== 'none') return { body: json, contentType: 'application/json' }
  const data = named.get('data') ?? named.get('content')
  if (data?.kind === 'object') return { body: { kind: 'unknown' }, contentType: 'application/x-www-form-urlencoded' }
  if (named.has('files')) return { body: { kind: 'unknown' }, contentType: 'multipart/form-data' }
  return { body: rawBody(data), contentType: undefined }
}

/** `requests.post(url, params=…, json=…, headers=…)` */
function requestCall(client: Client, method: TracedText | undefined, url: Value, invocation: Invocation): FoundCall {
  const { named, open, at } = invocation
  const { body, contentType } = bodyOf(named)
  const authorization = named.has('auth')
    ? { entries: [{ name: meant('Authorization', at), value: undefined }], open: false }
    : headersOf(undefined)
  return {
    at,
    method,
    url: joinAddress(client.base, textOf(url)),
    query: queryOf(named.get('params')),
    headers: joinNames(
      { entries: [], open },
      headersOf(client.headers),
      headersOf(named.get('headers')),
      authorization,
    ),
    body: body.kind === 'none' && open ? { kind: 'unknown' } : body,
    contentType,
  }
}

function clientMethod(client: Client, name: string, invocation: Invocation): Value | undefined {
  const { args, named, at, record } = invocation
  const [first, second] = args
  if (name === 'request') {
    const [method, url] = [first ?? named.get('method'), second ?? named.get('url')]
    if (method === undefined || url === undefined) return undefined
    record(requestCall(client, isUnknown(method) ? undefined : textOf(method), url, invocation))
    return unknown(at)
  }
  const url = first ?? named.get('url')
  if (!verbs.test(name) || url === undefined) return undefined
  const key = name === 'get' || name === 'delete' || name === 'head' ? 'params' : 'data'
  const all = second === undefined ? named : new Map([[key, second], ...named])
  record(requestCall(client, meant(name.toUpperCase(), at), url, { ...invocation, named: all }))
  return unknown(at)
}

function makeClient({ named, at }: Invocation): Client {
  const base = named.get('base_url')
  const headers = named.get('headers')
  const own = headers === undefined ? emptyObject(at) : withEntries(emptyObject(at), headers)
  const withAuth = named.has('auth') ? withEntry(own, meant('Authorization', at), unknown(at)) : own
  return { kind: 'client', base: base === undefined ? [] : textOf(base), headers: withAuth }
}

/** `urllib.request.Request(url, data=…, headers=…, method=…)` */
function urllibRequest({ args, named, at, record }: Invocation): Value {
  const url = args[0] ?? named.get('url')
  const data = args[1] ?? named.get('data')
  const method = named.get('method')
  if (url === undefined) return unknown(at)
  const body = rawBody(data)
  const call: FoundCall = {
    at,
    method: method === undefined ? meant(body.kind === 'none' ? 'GET' : 'POST', at) : textOf(method),
    url: textOf(url),
    query: queryOf(undefined),
    headers: headersOf(args[2] ?? named.get('headers')),
    body,
    contentType: body.kind === 'none' ? undefined : 'application/x-www-form-urlencoded',
  }
  record(call)
  return { kind: 'request', call }
}

function call(name: string, invocation: Invocation): Value | undefined {
  const { args, named, at } = invocation
  const [first, second] = args
  const known = /^(?:requests|httpx)\.(\w+)$/.exec(name)?.[1]
  if (known !== undefined) {
    if (/^(?:Session|session|Client|AsyncClient)$/.test(known)) return makeClient(invocation)
    return clientMethod(noClient(at), known, invocation)
  }
  switch (name) {
    case 'aiohttp.ClientSession':
      return makeClient(invocation)
    case 'urllib.request.Request':
    case 'request.Request':
    case 'Request':
      return urllibRequest(invocation)
    case 'urllib.request.urlopen':
      return first === undefined || first.kind === 'request' ? undefined : urllibRequest(invocation)
    case 'json.dumps':
      return first === undefined || isUnknown(first) ? unknown(at) : { kind: 'json', of: first }
    case 'os.getenv':
    case 'os.environ.get':
      return second ?? (first === undefined ? unknown(at) : unknown(at, plainText(textOf(first))))
    case 'urllib.parse.quote':
    case 'urllib.parse.quote_plus':
    case 'str':
      return first === undefined ? undefined : textValue(textOf(first))
    case 'urllib.parse.urlencode':
      return first === undefined
        ? undefined
        : textValue(textOf({ kind: 'form', ...queryOf(first), at: originOf(first) }))
    case 'urllib.parse.urljoin':
      return first === undefined || second === undefined
        ? undefined
        : textValue(joinAddress(textOf(first), textOf(second)))
    case 'dict':
      return [...named].reduce(
        (object, [key, value]) => withEntry(object, meant(key, at), value),
        first === undefined ? emptyObject(at) : withEntries(emptyObject(at), first),
      )
    case 'list':
    case 'sorted':
    case 'tuple':
      return first
    case '%': {
      if (first?.kind !== 'text' || second === undefined) return undefined
      const values = second.kind === 'list' ? second.items : [second]
      return textValue(
        formatted(first.text, /%(?:\((\w+)\))?[sdr]/g, ([, key], index) =>
          key !== undefined && second.kind === 'object' ? entryOf(second, key) : values[index],
        ),
      )
    }
  }
  return undefined
}

/** Whether a text that is given to an object nothing is known of looks like the address of a call. */
function isAddress(value: Value | undefined): boolean {
  const text = value?.kind === 'text' ? plainText(value.text) : ''
  return /^https?:\/\//.test(text) || (hasHole(text.charAt(0)) && text.includes('/'))
}

/** Python: requests, httpx, aiohttp and urllib. */
export const pythonClients: Clients = {
  call,
  method(owner, name, invocation) {
    const { args, named, at } = invocation
    const [first] = args
    if (owner.kind === 'client') {
      const value = clientMethod(owner, name, invocation)
      return value === undefined ? undefined : { value }
    }
    if (isUnknown(owner) && verbs.test(name) && isAddress(first)) {
      const value = clientMethod(noClient(at), name, { ...invocation, open: true })
      return value === undefined ? undefined : { value }
    }
    if (owner.kind === 'text' && name === 'format') {
      return {
        value: textValue(
          formatted(
            owner.text,
            /\{(\w*)\}/g,
            ([, key = ''], index) => named.get(key) ?? args[key === '' ? index : Number(key)],
          ),
        ),
      }
    }
    if (owner.kind === 'object' && name === 'items') {
      const items = owner.entries.map(
        ({ key, value }): Value => ({ kind: 'list', items: [textValue(key), value], open: false, at }),
      )
      return { value: { kind: 'list', items, open: owner.open, at } }
    }
    if (owner.kind === 'request' && name === 'add_header' && first !== undefined) {
      owner.call.headers = joinNames(owner.call.headers, {
        entries: [{ name: textOf(first), value: undefined }],
        open: false,
      })
      return { value: owner }
    }
    return changingMethod(owner, name, invocation) ?? plainMethod(owner, name)
  },
}
