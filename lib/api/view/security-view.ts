import type { HttpSecurityScheme } from '@stoplight/types'
import type { Fact } from './value-facts.ts'

/** What a reader must send to be authorized. */
export interface SecurityView {
  name: string
  /** The credential, and where it is sent. */
  sent: Fact
  /** Markdown. */
  description: string | undefined
  scopes: string[]
}

const placeWords = { header: 'header', query: 'query parameter', cookie: 'cookie' } as const

function sentBy(scheme: HttpSecurityScheme): { name: string; sent: Fact } {
  switch (scheme.type) {
    case 'apiKey':
      return { name: 'API key', sent: [`${placeWords[scheme.in]} `, { code: scheme.name }] }
    case 'http':
      return scheme.scheme === 'basic'
        ? { name: 'User name and password', sent: ['header ', { code: 'Authorization: Basic …' }] }
        : { name: 'Bearer token', sent: ['header ', { code: 'Authorization: Bearer …' }] }
    case 'oauth2':
      return { name: 'OAuth 2.0', sent: ['header ', { code: 'Authorization: Bearer …' }] }
    case 'openIdConnect':
      return { name: 'OpenID Connect', sent: ['header ', { code: 'Authorization: Bearer …' }] }
    default:
      return { name: 'Client certificate', sent: ['mutual TLS'] }
  }
}

function scopesOf(scheme: HttpSecurityScheme): string[] {
  if (scheme.type !== 'oauth2') return []
  const flows = Object.values(scheme.flows) as { scopes?: Record<string, string> }[]
  return [...new Set(flows.flatMap(({ scopes }) => Object.keys(scopes ?? {})))]
}

/** The alternative ways to authorize a call; the schemes in each must be used together. */
export function viewSecurity(security: readonly (readonly HttpSecurityScheme[])[]): SecurityView[][] {
  return security.map((schemes) =>
    schemes.map((scheme) => ({ ...sentBy(scheme), description: scheme.description, scopes: scopesOf(scheme) })),
  )
}
