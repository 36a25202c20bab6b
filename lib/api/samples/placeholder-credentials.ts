import type { HttpSecurityScheme } from '@stoplight/types'
import type { EnteredCall } from './entered-request.ts'
import { credentialsOf, type Template } from './sample-request.ts'

/** Not every language of the API explorer's samples replaces variables in a text, so what to replace is a word. */
function placeholder(template: Template): string {
  return template.map((part) => (typeof part === 'string' ? part : `YOUR_${part.variable}`)).join('')
}

/**
 * A call with placeholders where its credentials go, and without empty headers.
 * @example withPlaceholders(call, [bearer]).headers → [{ name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' }]
 */
export function withPlaceholders(call: EnteredCall, schemes: readonly HttpSecurityScheme[]): EnteredCall {
  const { headers, query, cookies, basicAuth } = credentialsOf(schemes)
  const named = (pairs: readonly [string, Template][]) =>
    pairs.map(([name, value]) => ({ name, value: placeholder(value) }))
  const cookie = named(cookies).map(({ name, value }) => `${name}=${value}`)
  return {
    ...call,
    headers: [
      ...named(headers.map(({ name, value }) => [name, value])),
      ...(basicAuth ? [{ name: 'Authorization', value: 'Basic YOUR_CREDENTIALS_IN_BASE64' }] : []),
      ...(cookie.length === 0 ? [] : [{ name: 'Cookie', value: cookie.join('; ') }]),
      ...call.headers.filter(({ value }) => value !== ''),
    ],
    queryString: [...call.queryString, ...named(query)],
  }
}
