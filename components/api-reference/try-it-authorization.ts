import type { HttpSecurityScheme } from '@stoplight/types'

/** A value that the reader enters for a security scheme. */
export interface CredentialField {
  /** The same for all operations that use the scheme. */
  id: string
  label: string
  isSecret: boolean
}

export interface AuthorizedCall {
  url: string
  headers: Record<string, string>
}

type Values = Readonly<Record<string, string>>

/** An OpenAPI document may name any scheme of HTTP, more than the types know. */
function httpScheme(scheme: HttpSecurityScheme): string {
  return scheme.type === 'http' ? String(scheme.scheme).toLowerCase() : ''
}

function isBearer(scheme: HttpSecurityScheme): boolean {
  return scheme.type === 'oauth2' || scheme.type === 'openIdConnect' || httpScheme(scheme) === 'bearer'
}

/** What the reader has to enter; nothing for what only the browser itself can send. */
export function credentialFields(scheme: HttpSecurityScheme): CredentialField[] {
  const { key } = scheme
  if (scheme.type === 'mutualTLS') return []
  if (scheme.type === 'apiKey') {
    return scheme.in === 'cookie' ? [] : [{ id: key, label: scheme.name, isSecret: true }]
  }
  if (isBearer(scheme)) return [{ id: key, label: 'Token', isSecret: true }]
  if (httpScheme(scheme) === 'basic') {
    return [
      { id: `${key}.user`, label: 'Username', isSecret: false },
      { id: `${key}.password`, label: 'Password', isSecret: true },
    ]
  }
  return [{ id: key, label: 'Authorization header', isSecret: true }]
}

/** Name of a combination of schemes that together authorize a call. */
export function combinationLabel(schemes: readonly HttpSecurityScheme[]): string {
  if (schemes.length === 0) return 'None'
  return schemes.map((scheme) => (scheme.type === 'apiKey' ? scheme.name : scheme.key)).join(' and ')
}

/** Names of parameters that authorization brings along: they are not asked for a second time. */
export function authorizationParameters(security: readonly (readonly HttpSecurityScheme[])[]): Set<string> {
  const names = security.flat().map((scheme) => (scheme.type === 'apiKey' ? scheme.name : 'Authorization'))
  return new Set(names.map((name) => name.toLowerCase()))
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function authorizationHeader(scheme: HttpSecurityScheme, values: Values): string | undefined {
  const value = values[scheme.key]?.trim() ?? ''
  if (httpScheme(scheme) === 'basic') {
    const [user, password] = [values[`${scheme.key}.user`] ?? '', values[`${scheme.key}.password`] ?? '']
    return user === '' && password === '' ? undefined : `Basic ${base64(`${user}:${password}`)}`
  }
  if (value === '') return undefined
  // A token is often copied together with the word before it.
  return isBearer(scheme) ? `Bearer ${value.replace(/^bearer\s+/i, '')}` : value
}

/** Adds what the reader has entered to a call, and nothing for what was left empty. */
export function authorize(
  call: AuthorizedCall,
  schemes: readonly HttpSecurityScheme[],
  values: Values,
): AuthorizedCall {
  const url = new URL(call.url)
  const headers = { ...call.headers }
  for (const scheme of schemes) {
    if (scheme.type === 'mutualTLS') continue
    if (scheme.type !== 'apiKey') {
      const header = authorizationHeader(scheme, values)
      if (header !== undefined) headers.Authorization = header
      continue
    }
    const value = values[scheme.key]?.trim() ?? ''
    if (value === '' || scheme.in === 'cookie') continue
    if (scheme.in === 'query') url.searchParams.set(scheme.name, value)
    else headers[scheme.name] = value
  }
  return { url: url.href, headers }
}
