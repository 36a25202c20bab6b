import { embedSettings } from '../config/embed-settings.ts'
import type { HostedSearch } from '../config/hosted-search.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { siteServices } from '../third-parties/services.ts'
import { type ApiServer, consoleSources } from './api-sources.ts'
import { type Directive, directives, type Policy } from './policy.ts'

/** What a policy for pages follows from. */
export interface PolicyInput {
  /** Tokens are replaced. */
  config: SiteConfig
  /** Servers of the API; undefined for a site without one. */
  servers: readonly ApiServer[] | undefined
  /** Address of the mock server that the console offers. */
  mock: string
  hostedSearch: HostedSearch | undefined
  /** Of the inline scripts and styles of all pages, such as `'sha256-…'`. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
  hasStyleAttributes: boolean
  /** Other sites whose files pages show. */
  origins: Readonly<Record<'img-src' | 'media-src', readonly string[]>>
}

const self = "'self'"
const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []

/** Where the client of a hosted index asks. @see https://www.algolia.com/doc/rest-api/search/#hosts */
function searchSources(hosted: HostedSearch | undefined): string[] {
  if (hosted === undefined) return []
  const id = hosted.appId.toLowerCase()
  const spare = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...spare]
}

function assistantPolicy({ assistant }: SiteConfig): Policy {
  if (assistant === false) return {}
  if (assistant.provider === 'openai-compatible') return { 'connect-src': originOf(assistant.endpoint) }
  if (assistant.provider !== 'widget') return {}
  // What else a widget loads only its maker knows: the site names it.
  const origin = originOf(assistant.script)
  return { 'script-src': origin, 'connect-src': origin, 'img-src': origin, 'frame-src': origin }
}

function servicesPolicy({ thirdParties = {} }: SiteConfig): Policy {
  const hosts = siteServices(thirdParties).flatMap(({ service }) => service.hosts)
  if (hosts.length === 0) return {}
  const files = hosts.filter((host) => host.startsWith('https:'))
  return { 'script-src': files, 'connect-src': hosts, 'img-src': files, 'frame-src': files }
}

/** What the settings and the content of a site add to what every page needs. */
function addedPolicies({ config, servers, mock, hostedSearch, origins }: PolicyInput): Policy[] {
  const { feedback } = config
  const endpoint = feedback === undefined || feedback === false ? undefined : feedback.endpoint
  const calls = [...consoleSources(config.api, servers, mock), ...searchSources(hostedSearch), ...originOf(endpoint)]
  return [
    { 'connect-src': calls },
    assistantPolicy(config),
    servicesPolicy(config),
    origins,
    config.hosting?.sources ?? {},
  ]
}

/** Whether scripts of others bring styles of their own, which no hash can name. */
function bringsStyles({ thirdParties = {}, assistant }: SiteConfig): boolean {
  return siteServices(thirdParties).length > 0 || (assistant !== false && assistant.provider === 'widget')
}

/**
 * The policy of all pages: own files, the inline scripts that the build has written, and what the site's settings name.
 * Text never becomes code: neither `'unsafe-eval'` nor `'unsafe-inline'` for scripts is in it.
 */
export function pagePolicy(input: PolicyInput): Policy {
  const { config, hashes, hasStyleAttributes } = input
  const anyStyle = bringsStyles(config)
  const basis: Policy = {
    'default-src': ["'none'"],
    'script-src': [self, ...hashes.scripts],
    'style-src': [self, ...(anyStyle ? ["'unsafe-inline'"] : hashes.styles)],
    // Sizes of diagrams stand in attributes; no style element may come with them.
    'style-src-attr': hasStyleAttributes && !anyStyle ? ["'unsafe-inline'"] : [],
    'img-src': [self, 'data:', 'blob:'],
    'font-src': [self],
    'connect-src': [self],
    'media-src': [self],
    'frame-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': frameAncestors(config),
  }
  const added = addedPolicies(input)
  const sourcesOf = (directive: Directive) => [basis, ...added].flatMap((policy) => policy[directive] ?? [])
  return Object.fromEntries(directives.map((directive) => [directive, sourcesOf(directive)]))
}

/** Who may show the site in a frame. */
export function frameAncestors(config: Pick<SiteConfig, 'brand' | 'embed'>): string[] {
  return [self, ...embedSettings(config).allowedOrigins]
}
