import type { FoundBody, FoundCall } from '../found-call.ts'
import { headerLine, joinNames, noNames } from '../request-parts.ts'
import type { Invocation } from '../run/clients.ts'
import { meant, plainText, sliceText, type TracedText } from '../run/traced-text.ts'
import { textOf } from '../run/value.ts'

const shortWithValue = /[OoatTwQPUeiBARDIXlS]$/
const longWithValue =
  /^--(?:method|header|post-data|post-file|body-data|body-file|output-document|timeout|tries|user|password|directory-prefix|user-agent|ca-certificate|wait)$/

/** The call that a command of wget makes. @see https://www.gnu.org/software/wget/manual/wget.html */
export function wgetCalls(invocation: Invocation): FoundCall[] {
  const { at, open } = invocation
  const words = invocation.args.map(textOf)
  const urls: TracedText[] = []
  const headers = [noNames]
  let method: TracedText | undefined
  let body: FoundBody = { kind: 'none' }
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as TracedText
    const plain = plainText(word)
    if (!plain.startsWith('-')) {
      urls.push(word)
      continue
    }
    const sign = plain.startsWith('--') ? plain.indexOf('=') : -1
    const option = sign === -1 ? plain : plain.slice(0, sign)
    const takesValue = option.startsWith('--') ? longWithValue.test(option) : shortWithValue.test(option)
    const value = sign !== -1 ? sliceText(word, sign + 1) : takesValue ? (words[++index] ?? []) : []
    if (option === '--method') method = value
    else if (option === '--header') headers.push(headerLine(value))
    else if (option === '--post-data' || option === '--body-data') body = { kind: 'text', text: value }
    else if (option === '--post-file' || option === '--body-file') body = { kind: 'unknown' }
    else if (option === '--user')
      headers.push({ entries: [{ name: meant('Authorization', at), value: undefined }], open: false })
    if (option.startsWith('--post-')) method ??= meant('POST', at)
  }
  return urls.map((url) => ({
    at,
    method: method ?? meant('GET', at),
    url,
    query: noNames,
    headers: joinNames({ entries: [], open }, ...headers),
    body,
    contentType: body.kind === 'none' ? undefined : 'application/x-www-form-urlencoded',
  }))
}
