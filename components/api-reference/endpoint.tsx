import type { IServer } from '@stoplight/types'
import { Fragment } from 'react'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { fieldAnchor } from '#lib/api/operation-anchors.ts'
import { callStart, serverAddress } from '#lib/api/samples/sample-request.ts'
import { MethodBadge } from './method-badge.tsx'

interface NamedServer {
  name: string
  address: string
}

function serversOf(servers: readonly IServer[] | undefined): NamedServer[] {
  return (servers ?? []).flatMap((server) => {
    const address = serverAddress(server)
    return address === undefined ? [] : [{ name: server.description ?? server.name ?? address, address }]
  })
}

/** A path, which may wrap after each slash. Its parameters link to their descriptions. */
function PathTemplate({ path }: { path: string }) {
  const parts = path.split(/(\{[^{}]+\}|\/)/).filter((part) => part !== '')
  return (
    <>
      {parts.map((part, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: finished HTML, never rendered again
        if (part === '/') {
          return (
            <Fragment key={index}>
              /<wbr />
            </Fragment>
          )
        }
        if (!part.startsWith('{')) return part
        return (
          <a key={index} href={`#${fieldAnchor('path', [part.slice(1, -1)])}`}>
            {part}
          </a>
        )
        // biome-ignore-end lint/suspicious/noArrayIndexKey: finished HTML, never rendered again
      })}
    </>
  )
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
            {servers.map(({ name, address }) => (
              <option key={address} value={address}>
                {name}: {address}
              </option>
            ))}
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
