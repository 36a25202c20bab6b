import { holeMark } from '../../diagnostics/private-marks.ts'
import type { FoundCall } from './found-call.ts'
import { hole, joinTexts, meant, plainText, sliceText, type TracedText, trimText } from './traced-text.ts'
import type { ObjectValue, Value } from './value.ts'
import * as values from './value.ts'

/** The options of a command: their long names by their short names, and whether they take a value. */
interface Options {
  names: ReadonlyMap<string, string>
  withValue: ReadonlySet<string>
}

function optionsOf(switches: string, pairs: string, others: string): Options {
  const namesOf = (text: string) =>
    [...text.matchAll(/([^\s:]+):(\S+)/g)].map(([, key = '', name = '']) => [key, name] as const)
  const names = new Map(namesOf(pairs))
  return {
    names: new Map([...names, ...namesOf(switches)]),
    withValue: new Set([...names.values(), ...others.split(' ')]),
  }
}

/** @see https://curl.se/docs/manpage.html */
const curlOptions = optionsOf(
  'G:get I:head n:netrc',
  'X:request H:header d:data F:form T:upload-file u:user o:output K:config A:user-agent b:cookie c:cookie-jar ' +
    'D:dump-header e:referer m:max-time w:write-out x:proxy',
  'data-ascii data-binary data-raw data-urlencode json form-string url url-query oauth2-bearer netrc-file cacert cert ' +
    'key connect-timeout resolve retry retry-delay retry-max-time max-redirs',
)
/** @see https://www.gnu.org/software/wget/manual/wget.html */
const wgetOptions = optionsOf(
  '',
  'method:request post-data:data body-data:data-raw O:output output-document:output o:output',
  'header user password timeout tries user-agent',
)

interface Option {
  name: string
  value: TracedText
}

/**
 * Options with their values. URLs get the option name `url`. A word that is only a variable may contain any options.
 */
function readOptions(words: readonly TracedText[], { names, withValue }: Options): Option[] {
  const options: Option[] = []
  const wordsLeft = [...words]
  for (let word = wordsLeft.shift(); word !== undefined; word = wordsLeft.shift()) {
    const plain = plainText(word)
    const add = (key: string, value?: TracedText) => {
      const name = names.get(key) ?? key
      const isWithValue = withValue.has(name)
      options.push({ name, value: value ?? (isWithValue ? (wordsLeft.shift() ?? []) : []) })
    }
    const takesValue = (letter: string) => withValue.has(names.get(letter) ?? letter)
    const sign = plain.indexOf('=')
    // `-sSXPOST`: letters without values, then one letter with a value, followed by its value.
    const letters = [...plain.slice(1)]
    const last = letters.findIndex(takesValue)
    if (!plain.startsWith('-') || plain === '-')
      options.push({ name: plain === holeMark ? 'config' : 'url', value: word })
    else if (plain.startsWith('--')) {
      if (sign === -1) add(plain.slice(2))
      else add(plain.slice(2, sign), sliceText(word, sign + 1))
    } else {
      for (const letter of last === -1 ? letters : letters.slice(0, last)) add(letter)
      const rest = sliceText(word, last + 2)
      if (last !== -1) add(letters[last] ?? '', plainText(rest) === '' ? undefined : rest)
    }
  }
  return options
}

/** The value of `-d`: a text, the content of a file, or with `@-` the standard input. */
function dataOf(text: TracedText, input: Value | undefined, at: number): Value {
  const plain = plainText(text)
  if (plain === '@-' && input !== undefined) return input
  return plain.startsWith('@') || plain === holeMark ? values.unknown(at) : values.textValue(text)
}

/** One body from all data options; several texts are joined. */
function joinData(data: readonly Value[], separator: string, at: number): Value | undefined {
  const texts = data.flatMap((value) => (value.kind === 'text' ? [value.text] : []))
  if (data.length <= 1) return data[0]
  return texts.length === data.length ? values.textValue(joinTexts(texts, separator)) : values.unknown(at)
}

function headerOf(line: TracedText): ObjectValue {
  const end = plainText(line).search(/[:;]/)
  const header = values.objectValue(0, 'form', end === -1)
  if (end !== -1)
    values.putEntry(header, trimText(sliceText(line, 0, end)), values.textValue(trimText(sliceText(line, end + 1))))
  return header
}

/** The calls of a curl or wget command, one for each URL. @param input standard input of the command */
export function commandCalls(
  command: 'curl' | 'wget',
  words: readonly TracedText[],
  at: number,
  input?: Value,
): FoundCall[] {
  const options = readOptions(words, command === 'curl' ? curlOptions : wgetOptions)
  const valuesOf = (pattern: RegExp) => options.filter(({ name }) => pattern.test(name)).map(({ value }) => value)
  const has = (pattern: RegExp) => options.some(({ name }) => pattern.test(name))
  // A command that discards the response only checks whether the server responds, which does not need a token.
  const isProbe = valuesOf(/^output$/).some((value) => plainText(value) === '/dev/null')
  const isOpen = has(/^config$/)
  const headers = values.objectValue(at, 'form', isProbe || isOpen)
  const bearer = valuesOf(/^oauth2-bearer$/).map((token) => [...meant('Bearer ', at), ...token])
  const secret = bearer[0] ?? (has(/^(?:user|netrc)/) ? hole('', at) : undefined)
  if (secret !== undefined) values.putEntry(headers, meant('Authorization', at), values.textValue(secret))
  const data = options.flatMap(({ name, value }) => {
    if (name === 'data-raw') return [values.textValue(value)]
    if (/^(?:data|data-ascii|data-binary|json)$/.test(name)) return [dataOf(value, input, at)]
    return /^(?:form|upload-file$|data-urlencode$|post-file$|body-file$)/.test(name) ? [values.unknown(at)] : []
  })
  const inQuery = valuesOf(has(/^get$/) ? /^(?:data|url-query)/ : /^url-query$/)
  const sent = joinData(data, has(/^json$/) ? '' : '&', at)
  const body = has(/^get$/) ? undefined : (sent ?? (isOpen ? values.unknown(at) : undefined))
  const implied = body === undefined ? (has(/^head$/) ? 'HEAD' : 'GET') : has(/^upload-file$/) ? 'PUT' : 'POST'
  const type = has(/^json$/)
    ? 'application/json'
    : has(/^form/)
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded'
  return valuesOf(/^url$/).map((url) => ({
    at,
    method: valuesOf(/^request$/).at(-1) ?? (isOpen ? undefined : meant(implied, at)),
    url,
    query: values.joinForms(...inQuery.map(values.formInText)),
    headers: values.joinForms(headers, ...valuesOf(/^header$/).map(headerOf)),
    body,
    contentType: body === undefined || sent === undefined || has(/^upload-file$/) ? undefined : type,
  }))
}
