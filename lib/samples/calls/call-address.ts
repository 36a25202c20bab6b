import type { ApiReference } from '../../api/api-operation.ts'
import { escapeSource } from '../../api/match-operation.ts'
import { holeMark } from '../../diagnostics/private-marks.ts'
import { hasHole, plainText, type TracedText } from './traced-text.ts'

/** How certain it is that an address belongs to the API. */
type Ownership =
  | 'certain'
  /** The host is unknown, and its variable name could be for any API. */
  | 'likely'
  /** Only the path suggests it. */
  | 'possible'

interface CallAddress {
  /** The path from the root, without the query; unknown parts are `holeMark`. */
  path: string
  ownership: Ownership
}

const leadingHoles = new RegExp(`^${holeMark}+(.*)$`, 's')

/** Names of variables that say nothing of whose address they hold. */
const plainWords =
  /^(?:api|apis|url|uri|base|host|hostname|root|endpoint|server|address|addr|origin|domain|http|https|rest|prefix|path|v\d+|eu|us|region|my|the|default|env|config|self|this|client)$/

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

interface AddressReader {
  /** The common prefix of the paths of all operations. @example '/v1' */
  prefix: string | undefined
  /** Undefined if the address is not one of the API. */
  read: (url: TracedText) => CallAddress | undefined
}

/** The path of a server, without a slash at its end. @example serverPath('https://h.example/api/') → '/api' */
export function serverPath(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '')
}

/** The common prefix of the paths of all operations: the path of the server, or else a segment that they share. */
function commonPrefix(operations: ApiReference['operations'], servers: readonly string[]): string | undefined {
  const [base = '', ...others] = new Set(servers.map(serverPath))
  if (others.length > 0) return undefined
  if (base !== '') return base
  const [segment, ...more] = new Set(operations.map(({ path }) => path.split('/')[1] ?? ''))
  return segment === undefined || more.length > 0 || segment.includes('{') ? undefined : `/${segment}`
}

/** Distinguishes addresses of an API from others, by its servers and the names of variables. */
export function createAddressReader({ operations }: Pick<ApiReference, 'operations'>): AddressReader {
  const servers = [...new Set(operations.flatMap(({ node }) => (node.servers ?? []).map(({ url }) => url)))]
  const hosts = servers.flatMap((url) => /^[a-z]+:\/\/([^/:]+)/i.exec(url)?.[1] ?? [])
  // Part of a host can be a variable of the server.
  const hostPatterns = hosts.map((host) => {
    const source = host
      .split(/\{[^{}]*\}/)
      .map(escapeSource)
      .join('[^/]+')
    return new RegExp(`^${source}(?::\\d+)?$`, 'i')
  })
  const ownWords = new Set(hosts.flatMap(wordsOf).filter((word) => !plainWords.test(word) && word.length > 3))
  const prefix = commonPrefix(operations, servers)
  const hasPrefix = (path: string) => prefix === undefined || path === prefix || path.startsWith(`${prefix}/`)

  const ownershipOf = (name: string): Ownership => {
    const words = wordsOf(name).filter((word) => !plainWords.test(word))
    if (words.some((word) => ownWords.has(word))) return 'certain'
    return words.length === 0 && name !== '' ? 'likely' : 'possible'
  }

  /** Whether a host with holes in it can be one of the API's. */
  const mayBeOwnHost = (host: string) => {
    const pattern = new RegExp(`^${host.split(holeMark).map(escapeSource).join('.*')}$`, 'i')
    return hosts.some((own) => pattern.test(own))
  }

  return {
    prefix,
    read(url) {
      const names = url.flatMap(({ hole }) => hole ?? [])
      const plain = plainText(url).replace(/[?#].*$/s, '')
      const [, scheme = '', host = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?([^/]*)(.*)$/is.exec(plain) ?? []
      const hostIsOpen = hasHole(host)
      if (!hostIsOpen) {
        if (host === '' && scheme === '') return hasPrefix(rest) ? { path: rest, ownership: 'possible' } : undefined
        return hostPatterns.some((own) => own.test(host)) ? { path: rest, ownership: 'certain' } : undefined
      }
      const isWhole = host.replaceAll(holeMark, '') === ''
      // `${BASE}v1/blueprints`: the variable ends in a slash.
      const [, start = ''] = leadingHoles.exec(host) ?? []
      const path = start === '' ? rest : `/${start}${rest}`
      if (scheme !== '' && !isWhole) return mayBeOwnHost(host) ? { path: rest, ownership: 'certain' } : undefined
      if (path === '' || path === '/' || !host.startsWith(holeMark)) return undefined
      const ownership = ownershipOf(names[0] ?? '')
      if (hasPrefix(path)) return { path, ownership }
      // The variable may also contain the beginning of the path, unless its name is for another host.
      if (ownership === 'possible' || prefix === undefined) return undefined
      return { path: `${prefix}${path}`, ownership }
    },
  }
}
