import type { HttpSecurityScheme } from '@stoplight/types'

/** An input for a security scheme. */
export interface CredentialField {
  /** Identical in all operations that use the scheme. */
  id: string
  label: string
  /** What to enter. */
  placeholder: string | undefined
  /** How it is sent, in words. */
  hint: string | undefined
  /** Asks for the value in words, when it is missing. */
  request: string
  isSecret: boolean
  /** Whether a token that a call has returned can be its value. */
  takesToken?: boolean
}

/** The ID of a token that a call has returned, which each field for one has until the reader enters another one. */
export const issuedToken = 'issued token'

interface AuthorizedCall {
  url: string
  headers: Record<string, string>
}

type Values = Readonly<Record<string, string>>

/** The scheme's name in lowercase. OpenAPI allows any HTTP scheme, not only those in the types. */
function httpScheme(scheme: HttpSecurityScheme): string {
  return scheme.type === 'http' ? String(scheme.scheme).toLowerCase() : ''
}

function isBearer(scheme: HttpSecurityScheme): boolean {
  return scheme.type === 'oauth2' || scheme.type === 'openIdConnect' || httpScheme(scheme) === 'bearer'
}

const places: Readonly<Record<string, string>> = { header: 'the header', query: 'the query parameter' }

/** The inputs of a scheme; none for credentials that only the browser can send, such as cookies. */
export function credentialFields(scheme: HttpSecurityScheme): CredentialField[] {
  const { key } = scheme
  if (scheme.type === 'mutualTLS') return []
  if (scheme.type === 'apiKey') {
    if (scheme.in === 'cookie') return []
    const hint = `Sent as ${places[scheme.in]} “${scheme.name}”.`
    return [
      { id: key, label: scheme.name, placeholder: 'Paste your key', hint, request: 'Paste a key', isSecret: true },
    ]
  }
  if (isBearer(scheme)) {
    const hint = 'Sent as “Authorization: Bearer …”.'
    const words = { placeholder: 'Paste your access token', hint, request: 'Paste an access token' }
    return [{ id: key, label: 'Token', ...words, isSecret: true, takesToken: true }]
  }
  if (httpScheme(scheme) === 'basic') {
    const common = { placeholder: undefined, hint: undefined }
    return [
      { ...common, id: `${key}.user`, label: 'Username', request: 'Enter a username', isSecret: false },
      { ...common, id: `${key}.password`, label: 'Password', request: 'Enter a password', isSecret: true },
    ]
  }
  const hint = `The whole value, such as “${httpScheme(scheme)} …”.`
  const words = { placeholder: undefined, hint, request: 'Enter a value' }
  return [{ id: key, label: 'Authorization header', ...words, isSecret: true }]
}

/** The value of a field. */
export function fieldValue({ id, takesToken }: Pick<CredentialField, 'id' | 'takesToken'>, values: Values): string {
  return values[id] ?? (takesToken === true ? values[issuedToken] : undefined) ?? ''
}

/** Whether a call needs a credential that the reader hasn't entered. */
export function lacksCredential(schemes: readonly HttpSecurityScheme[], values: Values): boolean {
  return schemes.flatMap(credentialFields).some((field) => field.isSecret && fieldValue(field, values).trim() === '')
}

/** Label for schemes that are required together. */
export function combinationLabel(schemes: readonly HttpSecurityScheme[]): string {
  if (schemes.length === 0) return 'None'
  return schemes.map((scheme) => (scheme.type === 'apiKey' ? scheme.name : scheme.key)).join(' and ')
}

/** Names, in lowercase, of parameters that are part of the authorization, so the form leaves them out. */
export function authorizationParameters(security: readonly (readonly HttpSecurityScheme[])[]): Set<string> {
  const names = security.flat().map((scheme) => (scheme.type === 'apiKey' ? scheme.name : 'Authorization'))
  return new Set(names.map((name) => name.toLowerCase()))
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function authorizationHeader(scheme: HttpSecurityScheme, values: Values): string | undefined {
  const value = fieldValue({ id: scheme.key, takesToken: isBearer(scheme) }, values).trim()
  if (httpScheme(scheme) === 'basic') {
    const [user, password] = [values[`${scheme.key}.user`] ?? '', values[`${scheme.key}.password`] ?? '']
    return user === '' && password === '' ? undefined : `Basic ${base64(`${user}:${password}`)}`
  }
  if (value === '') return undefined
  // Tokens are often pasted together with “Bearer”.
  return isBearer(scheme) ? `Bearer ${value.replace(/^bearer\s+/i, '')}` : value
}

/** Adds the reader's credentials to a request, except empty ones. */
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
