import type { SiteConfig } from '../config/site-config.ts'

/** A server of an API, as named by its specification. */
export interface ApiServer {
  url: string
  variables?: unknown
}

/** Variables with at most this many values list each value as a host; others are covered by a wildcard. */
const mostValues = 20

function valuesOf(variables: unknown, name: string): readonly string[] {
  const variable = (variables as Record<string, { enum?: unknown } | undefined> | undefined)?.[name]
  return Array.isArray(variable?.enum) && variable.enum.length <= mostValues ? variable.enum.map(String) : []
}

/**
 * The sources that allow a page to call a server.
 * @example serverSources({ url: 'https://{region}.api.example/v1' }) → ['https://*.api.example']
 */
export function serverSources({ url, variables }: ApiServer): string[] {
  const [, scheme = '', authority = ''] = /^(https?:\/\/)([^/?#]+)/i.exec(url) ?? []
  if (authority === '') return []
  const name = /\{([^{}]+)\}/.exec(authority)?.[1]
  if (name === undefined) return URL.canParse(scheme + authority) ? [new URL(scheme + authority).origin] : []
  const values = valuesOf(variables, name)
  if (values.length > 0) {
    return values.flatMap((value) => serverSources({ url: scheme + authority.replace(`{${name}}`, value), variables }))
  }
  // A wildcard can only replace whole labels at the start of a host.
  const labels = authority.split('.')
  const fixedLabels = labels.slice(labels.findLastIndex((label) => label.includes('{')) + 1)
  return fixedLabels.length < 2 ? [scheme.replace('//', '')] : [`${scheme}*.${fixedLabels.join('.')}`]
}

/** Hosts on the reader's own machine: the mock server, and an API under development. */
const local = ['http://localhost:*', 'http://127.0.0.1:*']

/** The hosts that the API reference's console may call; none for a site without a console. */
export function consoleSources(
  api: SiteConfig['api'],
  servers: readonly ApiServer[] | undefined,
  mock: string,
): string[] {
  if (servers === undefined) return []
  if (api?.corsProxy !== undefined) return URL.canParse(api.corsProxy) ? [new URL(api.corsProxy).origin] : []
  return api?.otherHosts === false ? [...servers.flatMap(serverSources), mock] : ['https:', ...local]
}
