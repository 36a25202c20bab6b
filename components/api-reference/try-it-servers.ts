import type { IServer } from '@stoplight/types'
import { mockUrl } from '#lib/api/mock-url.ts'

export const customServerId = 'custom'

export interface ServerChoice {
  id: string
  label: string
  server: IServer
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/** The servers of an operation and the mock. The console adds the reader's own host. */
export function serverChoices(servers: readonly IServer[]): ServerChoice[] {
  const described = servers.map((server) => {
    const name = server.description ?? server.name
    return { id: server.url, label: name === undefined ? server.url : `${name}: ${server.url}`, server }
  })
  if (described.some(({ id }) => withoutSlash(id) === mockUrl)) return described
  const mock: IServer = { id: 'mock', url: mockUrl, description: 'Local mock' }
  return [...described, { id: mockUrl, label: `Local mock: ${mockUrl}`, server: mock }]
}

/**
 * The server at a URL typed by the reader; undefined if it isn't a valid URL for calls.
 * @example customServer('localhost:8080/') → { id: 'custom', url: 'http://localhost:8080' }
 */
export function customServer(text: string): IServer | undefined {
  const address = text.trim()
  if (address === '') return undefined
  const isLocal = /^(localhost|127\.|\[::1\])/.test(address)
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `${isLocal ? 'http' : 'https'}://${address}`
  if (!URL.canParse(url)) return undefined
  const { protocol, origin, pathname, hostname } = new URL(url)
  if ((protocol !== 'http:' && protocol !== 'https:') || hostname === '') return undefined
  return { id: customServerId, url: withoutSlash(origin + pathname), description: 'Another host' }
}
