import type { FoundCall } from '../found-call.ts'
import { joinNames, noNames, rawBody } from '../request-parts.ts'
import type { Clients, Invocation } from '../run/clients.ts'
import { meant, plainText } from '../run/traced-text.ts'
import { emptyObject, entryOf, isUnknown, textOf, unknown, type Value, withEntry } from '../run/value.ts'
import { changingMethod, plainMethod } from './methods.ts'
import { textValue } from './texts.ts'

const contentTypes: Readonly<Record<string, string>> = {
  APPLICATION_JSON: 'application/json',
  APPLICATION_JSON_UTF8: 'application/json; charset=utf-8',
  APPLICATION_FORM: 'application/x-www-form-urlencoded',
}

/** `customHeaders: [[name: 'Authorization', value: "Bearer …"]]` */
function customHeaders(value: Value | undefined): FoundCall['headers'] {
  if (value === undefined) return noNames
  if (value.kind !== 'list') return { entries: [], open: true }
  return {
    entries: value.items.flatMap((item) => {
      const name = item.kind === 'object' ? entryOf(item, 'name') : undefined
      const text = item.kind === 'object' ? entryOf(item, 'value') : undefined
      return name === undefined ? [] : [{ name: textOf(name), value: text === undefined ? undefined : textOf(text) }]
    }),
    open: value.open,
  }
}

/** `httpRequest url: '…', httpMode: 'POST', requestBody: '…'` of Jenkins. */
function httpRequest({ args, named, at, record }: Invocation): Value {
  const url = named.get('url') ?? args[0]
  if (url === undefined) return unknown(at)
  const mode = named.get('httpMode')
  const contentType = named.get('contentType')
  const authentication = named.has('authentication')
    ? { entries: [{ name: meant('Authorization', at), value: undefined }], open: false }
    : noNames
  const type = contentType === undefined ? undefined : plainText(textOf(contentType))
  record({
    at,
    method: mode === undefined ? meant('GET', at) : isUnknown(mode) ? undefined : textOf(mode),
    url: textOf(url),
    query: noNames,
    headers: joinNames(customHeaders(named.get('customHeaders')), authentication),
    body: rawBody(named.get('requestBody')),
    contentType: type === undefined ? undefined : (contentTypes[type] ?? type),
  })
  return unknown(at)
}

function call(name: string, invocation: Invocation): Value | undefined {
  const { args, named, at } = invocation
  const [first] = args
  switch (name) {
    case 'httpRequest':
      return httpRequest(invocation)
    case 'JsonOutput.toJson':
    case 'groovy.json.JsonOutput.toJson':
    case 'JsonBuilder':
    case 'groovy.json.JsonBuilder': {
      // Named arguments are the entries of one map.
      const value =
        first ?? [...named].reduce((object, [key, entry]) => withEntry(object, meant(key, at), entry), emptyObject(at))
      return isUnknown(value) ? unknown(at) : { kind: 'json', of: value }
    }
    case 'writeJSON': {
      const value = named.get('json')
      return value === undefined || isUnknown(value) ? unknown(at) : { kind: 'json', of: value }
    }
    case 'URLEncoder.encode':
      return first === undefined ? undefined : textValue(textOf(first))
  }
  return undefined
}

/** Groovy of Jenkins. */
export const groovyClients: Clients = {
  call,
  method(owner, name, invocation) {
    if (owner.kind === 'json' && /^to(?:Pretty)?String$/.test(name)) return { value: owner }
    return changingMethod(owner, name, invocation) ?? plainMethod(owner, name)
  },
}
