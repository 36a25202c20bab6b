import { embedSettings } from '../config/embed-settings.ts'
import type { HostedSearch } from '../config/hosted-search-settings.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { siteServices } from '../third-parties/services.ts'
import { type ApiServer, consoleSources } from './api-sources.ts'
import { type Directive, directives, type Policy } from './policy.ts'

export interface PolicyInput {
  /** With tokens replaced. */
  config: SiteConfig
  /** Servers of the API; undefined for a site without one. */
  servers: readonly ApiServer[] | undefined
  /** URL of the mock server that the console offers. */
  mock: string
  hostedSearch: HostedSearch | undefined
  /** Hashes of the inline scripts and styles of all pages, such as `'sha256-…'`. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
  hasStyleAttributes: boolean
  /** Origins of other sites whose files pages show. */
  origins: Readonly<Record<'img-src' | 'media-src', readonly string[]>>
}

const self = "'self'"
const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []

/** Hosts that the client of a hosted index calls. @see https://www.algolia.com/doc/rest-api/search/#hosts */
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
  // Only the widget's vendor knows what else it loads, so the site must list those hosts itself.
  const origin = originOf(assistant.script)
  return { 'script-src': origin, 'connect-src': origin, 'img-src': origin, 'frame-src': origin }
}

function servicesPolicy({ thirdParties = {} }: SiteConfig): Policy {
  const hosts = siteServices(thirdParties).flatMap(({ service }) => service.hosts)
  if (hosts.length === 0) return {}
  const files = hosts.filter((host) => host.startsWith('https:'))
  return { 'script-src': files, 'connect-src': hosts, 'img-src': files, 'frame-src': files }
}

/** Policies that the site's settings and content add to the base policy. */
function addedPolicies({ config, servers, mock, hostedSearch, origins }: PolicyInput): Policy[] {
  const { feedback } = config
  const endpoint = feedback === undefined || feedback === false ? undefined : feedback.endpoint
  const calls = [...consoleSources(config.api, servers, mock), ...searchSources(hostedSearch), ...originOf(endpoint)]
  const chosenSources = config.hosting?.sources ?? {}
  return [{ 'connect-src': calls }, assistantPolicy(config), servicesPolicy(config), origins, chosenSources]
}

/** Whether third-party scripts insert their own styles, which cannot be allowed by hash. */
function bringsStyles({ thirdParties = {}, assistant }: SiteConfig): boolean {
  return siteServices(thirdParties).length > 0 || (assistant !== false && assistant.provider === 'widget')
}

/**
 * The policy of all pages: their own files, the inline scripts that the build has written, and the sources that the
 * site's settings name. Strings are never evaluated as code: `script-src` has neither `'unsafe-eval'` nor
 * `'unsafe-inline'`.
 */
export function pagePolicy(input: PolicyInput): Policy {
  const { config, hashes, hasStyleAttributes } = input
  const anyStyle = bringsStyles(config)
  const basis: Policy = {
    'default-src': ["'none'"],
    'script-src': [self, ...hashes.scripts],
    'style-src': [self, ...(anyStyle ? ["'unsafe-inline'"] : hashes.styles)],
    // Diagrams set their sizes in `style` attributes; style elements remain forbidden.
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
  const sitePolicies = addedPolicies(input)
  const sourcesOf = (directive: Directive) => [basis, ...sitePolicies].flatMap((policy) => policy[directive] ?? [])
  return Object.fromEntries(directives.map((directive) => [directive, sourcesOf(directive)]))
}

/** Origins that may embed the site in a frame. */
export function frameAncestors(config: Pick<SiteConfig, 'brand' | 'embed'>): string[] {
  return [self, ...embedSettings(config).allowedOrigins]
}
