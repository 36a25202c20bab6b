import type { IServer } from '@stoplight/types'
import { mockUrl } from '#lib/api/mock-url.ts'
import type { EnteredParameter } from '#lib/api/samples/entered-parameter.ts'
import { serverAddress } from '#lib/api/samples/sample-request.ts'

export const customServerId = 'custom'

/** What the samples have while the reader hasn't entered a host, as they have names for parameters without a value. */
const hostPlaceholder = 'https://{host}'

/** What the answers of the mock are. */
export const mockNote = 'The local mock returns this page’s examples, and stores nothing.'

/** Says where requests go once the reader has switched to the mock. */
export const mockSwitchNote = `Requests now go to ${mockUrl}. If nothing answers there, run “npm run mock-api”.`

export interface ServerChoice {
  /** Its address, by which an operation's page names it, too. */
  id: string
  label: string
  server: IServer
}

/** Whether a page is on the computer of its reader, as it is while someone works on the site. */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/**
 * The servers of an operation, and the mock for those who work on the site. The console adds the reader's own host.
 */
export function serverChoices(servers: readonly IServer[], { hasMock }: { hasMock: boolean }): ServerChoice[] {
  const described = servers.map((server) => {
    const name = server.description ?? server.name
    const label = name === undefined ? server.url : `${name}: ${server.url}`
    return { id: serverAddress(server) ?? server.url, label, server }
  })
  if (!hasMock || described.some(({ id }) => id === mockUrl)) return described
  const mock: IServer = { id: 'mock', url: mockUrl, description: 'Local mock' }
  return [...described, { id: mockUrl, label: `Local mock: ${mockUrl}`, server: mock }]
}

/** The variables of a server, as parameters of a call. */
export function serverVariables({ variables = {} }: Pick<IServer, 'variables'>): EnteredParameter[] {
  return Object.entries(variables).map(([name, { description, ...schema }]) => ({
    name,
    schema: schema as NonNullable<EnteredParameter['schema']>,
    style: 'simple' as EnteredParameter['style'],
    ...(description === undefined ? {} : { description }),
  }))
}

/** The URL of a server with values of its variables, or their defaults. */
export function serverUrl(
  { url, variables = {} }: IServer,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => values[name] || (variables[name]?.default ?? whole))
}

/**
 * The server at a URL typed by the reader; undefined if it isn't a valid URL for calls.
 * @example customServer('localhost:8080/') → { id: 'custom', url: 'http://localhost:8080' }
 */
export function customServer(text: string): IServer | undefined {
  const address = text.trim()
  // Some browsers would escape a space in a host.
  if (address === '' || /\s/.test(address)) return undefined
  const isLocal = /^(localhost|127\.|\[::1\])/.test(address)
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `${isLocal ? 'http' : 'https'}://${address}`
  if (!URL.canParse(url)) return undefined
  const { protocol, origin, pathname, hostname } = new URL(url)
  if ((protocol !== 'http:' && protocol !== 'https:') || hostname === '') return undefined
  return { id: customServerId, url: (origin + pathname).replace(/\/+$/, ''), description: 'Another host' }
}

/**
 * The address that an operation's page shows: that of the server to which its console sends calls.
 * @param addresses of the servers that the page offers; the first one is the default
 */
export function shownAddress(
  { server, customServer: typed }: { server: string | undefined; customServer: string },
  addresses: readonly string[],
): string | undefined {
  if (server === customServerId) return customServer(typed)?.url ?? hostPlaceholder
  return server === mockUrl || (server !== undefined && addresses.includes(server)) ? server : addresses[0]
}
