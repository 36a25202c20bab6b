import type { SiteConfig } from '../config/site-config.ts'

/** A server of an API, as its specification names it. */
export interface ApiServer {
  url: string
  variables?: unknown
}

/** Of how many values of variables each is named; more are covered by a pattern. */
const mostValues = 20

function valuesOf(variables: unknown, name: string): readonly string[] {
  const variable = (variables as Record<string, { enum?: unknown } | undefined> | undefined)?.[name]
  return Array.isArray(variable?.enum) && variable.enum.length <= mostValues ? variable.enum.map(String) : []
}

/**
 * The sources that let a page call a server.
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
  // A pattern stands for whole labels at the beginning, and for nothing else.
  const labels = authority.split('.')
  const fixed = labels.slice(labels.findLastIndex((label) => label.includes('{')) + 1)
  return fixed.length < 2 ? [scheme.replace('//', '')] : [`${scheme}*.${fixed.join('.')}`]
}

/** Hosts on the reader's own machine: the mock server, and an API that is being written. */
const local = ['http://localhost:*', 'http://127.0.0.1:*']

/** Where the console of the API reference may send calls; nowhere on a site without one. */
export function consoleSources(
  api: SiteConfig['api'],
  servers: readonly ApiServer[] | undefined,
  mock: string,
): string[] {
  if (servers === undefined) return []
  if (api?.corsProxy !== undefined) return URL.canParse(api.corsProxy) ? [new URL(api.corsProxy).origin] : []
  return api?.otherHosts === false ? [...servers.flatMap(serverSources), mock] : ['https:', ...local]
}
