import type { FoundCall } from './found-call.ts'
import type { Program } from './program.ts'
import { hole, meant, plainText, sliceText, type TracedText } from './traced-text.ts'
import type { Given, ObjectValue, Value } from './value.ts'
import * as values from './value.ts'

/**
 * Functions that send requests, each with the options that its arguments set. `...` takes all entries of an object.
 * If there is no method among its options, the function's name is the method.
 */
const positions: readonly (readonly [name: RegExp, options: string])[] = [
  [/^fetch$|^axios$|^axios\.request$/, 'url ...'],
  [/^axios\.(post|put|patch)$/, 'url data ...'],
  [/^axios\.(get|delete|head|options)$/, 'url ...'],
  [/^(?:requests|httpx)\.request$/, 'method url'],
  [/^(?:requests|httpx)\.(post|put|patch)$/, 'url data'],
  [/^(?:requests|httpx)\.(get|delete|head|options)$/, 'url params'],
  [/^http\.NewRequest$/, 'method url body'],
  [/^http\.NewRequestWithContext$/, 'context method url body'],
  [/^http\.(?:Client\.|DefaultClient\.)?(Get|Head)$/, 'url'],
  [/^http\.(?:Client\.|DefaultClient\.)?(Post)$/, 'url contentType body'],
  [/^httpRequest$/, 'url'],
]

/** An address below another one, with one slash between them. */
function joinAddress(base: TracedText, path: TracedText): TracedText {
  const [start, end] = [plainText(base), plainText(path)]
  if (start === '' || /^[a-z]+:\/\//i.test(end)) return path
  if (start.endsWith('/')) return [...base, ...sliceText(path, end.startsWith('/') ? 1 : 0)]
  return [...base, ...(end.startsWith('/') ? [] : meant('/', base[0]?.at ?? 0)), ...path]
}

/** The body among the options of a request, and the content type that the client gives it. */
function bodyOf(options: ObjectValue, isAxios: boolean): Pick<FoundCall, 'body' | 'contentType'> {
  const [json, files, type] = ['json', 'files', 'contentType'].map((name) => values.entryOf(options, name))
  if (!values.isNothing(json)) return { body: values.jsonValue(json, options.at), contentType: 'application/json' }
  if (files !== undefined) return { body: values.unknown(options.at), contentType: 'multipart/form-data' }
  const contentType = type && plainText(values.textOf(type)).replace(/^APPLICATION_JSON.*/, 'application/json')
  const value = ['data', 'content', 'body', 'requestBody'].flatMap((name) => values.entryOf(options, name) ?? [])[0]
  if (values.isNothing(value)) return { body: options.open ? values.unknown(options.at) : undefined, contentType }
  const isText = value?.kind === 'text' || value?.kind === 'json'
  const form = 'application/x-www-form-urlencoded'
  if (isAxios && !isText) return { body: values.jsonValue(value, options.at), contentType: 'application/json' }
  return {
    body: isText ? value : values.unknown(options.at),
    contentType: isAxios || value?.kind === 'object' ? form : contentType,
  }
}

function methodOf(value: Value | undefined, options: ObjectValue): TracedText | undefined {
  if (value === undefined || values.isNothing(value)) return options.open ? undefined : meant('GET', options.at)
  if (value.kind !== 'unknown') return values.textOf(value)
  const constant = /^http\.Method(\w+)$/.exec(value.name)?.[1]
  return constant === undefined ? undefined : meant(constant.toUpperCase(), value.at)
}

/**
 * Records the request that a function sends; undefined for a function that sends none.
 * @param client the client that the function is a method of, with its own options
 */
export function sendRequest(name: string, given: Given, program: Program, client?: ObjectValue): Value | undefined {
  const [pattern, words] = positions.find(([one]) => one.test(name)) ?? []
  if (pattern === undefined || words === undefined) return undefined
  const { args, at } = given
  const options = values.objectValue(at, 'plain', given.options.open)
  for (const [index, word] of words.split(' ').entries()) {
    const value = args[index]
    const isWhole = word === '...' || (word === 'url' && value?.kind === 'object')
    if (value !== undefined && isWhole) values.putEntries(options, value)
    else if (value !== undefined) values.putEntry(options, meant(word, at), value)
  }
  values.putEntries(options, given.options)
  const both = (...names: string[]) =>
    names.flatMap((word) => [values.entryOf(client, word) ?? [], values.entryOf(options, word) ?? []].flat())
  const [url] = both('url')
  if (url === undefined) return undefined
  const headers = both('headers', 'customHeaders').map(values.formOf)
  const authorization = values.objectValue(at, 'form', options.open)
  if (both('auth', 'authentication').length > 0) {
    values.putEntry(authorization, meant('Authorization', at), values.textValue(hole('', at)))
  }
  const base = both('baseURL', 'base_url').at(-1)
  // The headers and the query of a request in Go are set after it is created.
  const isLater = name.startsWith('http.NewRequest')
  const verb = pattern.exec(name)?.[1]
  const call: FoundCall = {
    at,
    method: verb === undefined ? methodOf(both('method', 'httpMode')[0], options) : meant(verb.toUpperCase(), at),
    url: joinAddress(base === undefined ? [] : values.textOf(base), values.textOf(url)),
    query: values.joinForms(values.objectValue(at, 'form', isLater), ...both('params').map(values.formOf)),
    headers: values.joinForms(authorization, ...headers),
    ...bodyOf(options, name.startsWith('axios')),
  }
  program.record(call)
  if (!isLater) return values.unknown(at)
  const request = values.objectValue(at)
  values.putEntry(request, meant('Header', at), call.headers)
  return request
}
