import type { FoundBody, FoundCall, Names } from '../found-call.ts'
import { headerLine, joinNames, namesInText, noNames } from '../request-parts.ts'
import type { Invocation } from '../run/clients.ts'
import { holeMark, meant, type Origin, plainText, sliceText, type TracedText } from '../run/traced-text.ts'
import { textOf, type Value } from '../run/value.ts'
import { curlLongOptions, curlShortOptions } from './curl-options.ts'

interface Draft {
  urls: TracedText[]
  method: TracedText | undefined
  query: Names[]
  headers: Names[]
  data: FoundBody[]
  contentType: string | undefined
  inQuery: boolean
  isHead: boolean
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** The body of `-d`: a text, what a file holds, or with `@-` what the command reads. */
function dataOf(text: TracedText, input: Value | undefined, filesAllowed: boolean): FoundBody {
  const plain = plainText(text)
  if (!filesAllowed || !plain.startsWith('@'))
    return text.every(({ hole }) => hole !== undefined) && text.length > 0
      ? { kind: 'unknown' }
      : { kind: 'text', text }
  if (plain !== '@-' || input === undefined) return { kind: 'unknown' }
  if (input.kind === 'json') return { kind: 'value', value: input.of }
  return input.kind === 'text' ? { kind: 'text', text: input.text } : { kind: 'unknown' }
}

/** The name of `--data-urlencode name=value`; a value alone has none. */
function encodedNames(text: TracedText): Names {
  const at = plainText(text).search(/[=@]/)
  if (at <= 0) return { entries: [], open: at === -1 }
  const isText = plainText(text)[at] === '='
  return {
    entries: [{ name: sliceText(text, 0, at), value: isText ? sliceText(text, at + 1) : undefined }],
    open: false,
  }
}

function basic(at: Origin): Names {
  return { entries: [{ name: meant('Authorization', at), value: meant('Basic', at) }], open: false }
}

function bearer(token: TracedText, at: Origin): Names {
  return { entries: [{ name: meant('Authorization', at), value: [...meant('Bearer ', at), ...token] }], open: false }
}

/** One body of all that was given: several texts are joined. */
function wholeBody(data: readonly FoundBody[], separator: string, at: Origin): FoundBody {
  const [first, ...rest] = data
  if (first === undefined) return { kind: 'none' }
  if (rest.length === 0) return first
  if (data.some(({ kind }) => kind !== 'text')) return { kind: 'unknown' }
  const texts = data.flatMap((body) => (body.kind === 'text' ? [body.text] : []))
  return {
    kind: 'text',
    text: texts.flatMap((text, index) => (index === 0 ? text : [...meant(separator, at), ...text])),
  }
}

class CurlReader {
  private readonly draft: Draft = {
    urls: [],
    method: undefined,
    query: [],
    headers: [],
    data: [],
    contentType: undefined,
    inQuery: false,
    isHead: false,
  }
  private readonly invocation: Invocation
  private readonly input: Value | undefined

  constructor(invocation: Invocation) {
    this.invocation = invocation
    this.input = invocation.named.get('stdin')
  }

  /** Takes an option with its value, or without one. */
  private take(option: string, value: TracedText): void {
    const { draft } = this
    const { at } = this.invocation
    switch (option) {
      case 'request':
        draft.method = value
        return
      case 'header':
        draft.headers.push(plainText(value).startsWith('@') ? { entries: [], open: true } : headerLine(value))
        return
      case 'data':
      case 'data-ascii':
      case 'data-binary':
      case 'data-raw':
        draft.data.push(dataOf(value, this.input, option !== 'data-raw'))
        draft.contentType ??= form
        return
      case 'json':
        draft.data.push(dataOf(value, this.input, true))
        draft.contentType = json
        return
      case 'data-urlencode': {
        const names = encodedNames(value)
        draft.query.push(names)
        draft.data.push({ kind: 'unknown' })
        draft.contentType ??= form
        return
      }
      case 'form':
      case 'form-string':
        draft.data.push({ kind: 'unknown' })
        draft.contentType = 'multipart/form-data'
        return
      case 'upload-file':
        draft.method ??= meant('PUT', at)
        draft.data.push({ kind: 'unknown' })
        return
      case 'get':
        draft.inQuery = true
        return
      case 'head':
        draft.isHead = true
        return
      case 'url':
        draft.urls.push(value)
        return
      case 'url-query':
        draft.query.push(namesInText(value))
        return
      case 'user':
      case 'netrc':
      case 'netrc-file':
        draft.headers.push(basic(at))
        return
      case 'oauth2-bearer':
        draft.headers.push(bearer(value, at))
        return
      // Whoever throws the answer away asks only whether there is one: that needs no token.
      case 'output':
        if (plainText(value) === '/dev/null') draft.headers.push({ entries: [], open: true })
        return
      case 'config':
        draft.headers.push({ entries: [], open: true })
    }
  }

  read(words: readonly TracedText[]): FoundCall[] {
    let onlyAddresses = false
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as TracedText
      const plain = plainText(word)
      const next = () => words[++index] ?? []
      if (onlyAddresses || !plain.startsWith('-') || plain === '-') {
        // What a variable without quotes holds may be options.
        if (plain === holeMark && !this.invocation.open) this.draft.headers.push({ entries: [], open: true })
        else this.draft.urls.push(word)
      } else if (plain === '--') onlyAddresses = true
      else if (plain.startsWith('--')) {
        const option = plain.slice(2)
        this.take(option, curlLongOptions.has(option) ? next() : [])
      } else this.takeShort(word, next)
    }
    return this.finish()
  }

  /** `-sSXPOST`: letters without values, and behind the first one with a value the value itself. */
  private takeShort(word: TracedText, next: () => TracedText): void {
    const plain = plainText(word)
    for (let at = 1; at < plain.length; at++) {
      const option = curlShortOptions.get(plain.charAt(at))
      if (option?.takesValue !== true) {
        this.take(option?.name ?? '', [])
        continue
      }
      const rest = sliceText(word, at + 1)
      this.take(option.name, rest.length > 0 ? rest : next())
      return
    }
  }

  private finish(): FoundCall[] {
    const { urls, method, query, headers, data, contentType, inQuery, isHead } = this.draft
    const { at, open } = this.invocation
    const isEncoded = query.length > 0 && data.some(({ kind }) => kind === 'unknown')
    const sent = inQuery ? data.flatMap((body) => (body.kind === 'text' ? [namesInText(body.text)] : [])) : []
    const body: FoundBody = inQuery ? { kind: 'none' } : wholeBody(data, contentType === json ? '' : '&', at)
    const implied = body.kind === 'none' ? (isHead ? 'HEAD' : 'GET') : 'POST'
    const added = inQuery || !isEncoded ? query : []
    return urls.map((url) => ({
      at,
      method: method ?? (open ? undefined : meant(implied, at)),
      url,
      query: joinNames(noNames, ...added, ...sent),
      headers: joinNames({ entries: [], open }, ...headers),
      body: open && body.kind === 'none' ? { kind: 'unknown' } : body,
      contentType: body.kind === 'none' ? undefined : contentType,
    }))
  }
}

/** The calls that a command of curl makes. @see https://curl.se/docs/manpage.html */
export function curlCalls(invocation: Invocation): FoundCall[] {
  return new CurlReader(invocation).read(invocation.args.map(textOf))
}
