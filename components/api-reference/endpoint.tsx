import type { IServer } from '@stoplight/types'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { fieldAnchor } from '#lib/api/operation-anchors.ts'
import { callStart, serverAddress } from '#lib/api/samples/sample-request.ts'
import { pathSteps } from '#lib/prose/path-parts.ts'
import { WrappingParts } from '../page-parts/path-text.tsx'
import { MethodBadge } from './method-badge.tsx'

interface NamedServer {
  name: string
  address: string
}

/** The servers of an operation that have an address, and their names. */
export function serversOf(servers: readonly IServer[] | undefined): NamedServer[] {
  return (servers ?? []).flatMap((server) => {
    const address = serverAddress(server)
    return address === undefined ? [] : [{ name: server.description ?? server.name ?? address, address }]
  })
}

/** The parts of a path: its parameters at each odd index. */
const partsOf = (path: string) => path.split(/(\{[^{}]+\})/)

/** A path with values instead of its parameters, in their order; one without a value stays as it is. */
export function enteredPathOf(path: string, values: readonly string[]): string {
  return partsOf(path)
    .map((part, at) => (at % 2 === 1 && values[(at - 1) / 2]) || part)
    .join('')
}

/** A path, which wraps only between its steps. Its parameters link to their descriptions, also while they have values. */
export function PathTemplate({ path, values = [] }: { path: string; values?: readonly string[] }) {
  return partsOf(path).map((part, at) => {
    if (at % 2 === 0) {
      const steps = pathSteps(part)
      // A line may end between a parameter and the slash after it.
      return <WrappingParts key={part} parts={at === 0 || part === '' ? steps : ['', ...steps]} />
    }
    const value = values[(at - 1) / 2] || undefined
    return (
      <a key={part} href={`#${fieldAnchor('path', [part.slice(1, -1)])}`} title={value && part}>
        <WrappingParts parts={pathSteps(value ?? part)} />
      </a>
    )
  })
}

/** What the list of servers offers. */
export function ServerOptions({ servers }: { servers: readonly NamedServer[] }) {
  return servers.map(({ name, address }) => (
    <option key={address} value={address}>
      {name === address ? address : `${name}: ${address}`}
    </option>
  ))
}

/** Method and URL of a call, for the server that the reader chooses, and the button that opens the console below. */
export function Endpoint({ operation: { kind, method, path, node } }: { operation: ApiOperation }) {
  const servers = kind === 'webhook' ? [] : serversOf(node.servers)
  const [first] = servers
  // Only a URL with a host is replaced with that of the server that the reader chooses.
  const start = first === undefined && kind !== 'webhook' ? callStart(node.servers) : ''
  return (
    <>
      <div className="endpoint">
        <MethodBadge method={method} />
        <code>
          {first === undefined ? null : <span>{first.address}</span>}
          {kind === 'webhook' ? path : <PathTemplate path={start + path} />}
        </code>
        {kind === 'webhook' ? null : (
          <>
            <button type="button" className="code-copy needs-js" aria-label="Copy URL" />
            <button type="button" className="button is-primary needs-js">
              Try it
            </button>
          </>
        )}
        {servers.length > 1 ? (
          <select className="needs-js" aria-label="Server">
            <ServerOptions servers={servers} />
          </select>
        ) : null}
      </div>
      {servers.length > 1 ? (
        <p className="servers">
          {servers.map(({ name, address }) => (
            <span key={address}>
              {name} <code>{address}</code>{' '}
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}
