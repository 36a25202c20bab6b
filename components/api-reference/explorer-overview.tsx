import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import type { PageTools } from '#lib/api/view/page-tools.ts'
import { viewSecurity } from '#lib/api/view/security-view.ts'
import { AuthorizationWays } from './authorization.tsx'
import { serversOf } from './endpoint.tsx'
import { FirstCall } from './first-call.tsx'
import { Markdown } from './markdown.tsx'

/** What the overview shows of the specification. */
export interface ApiFacts {
  title: string
  version: string | undefined
  /** Markdown; empty if there is none. */
  description: string
  contact: { name: string; href: string } | undefined
}

interface Props {
  facts: ApiFacts
  operations: ApiReference['operations']
  tools: Pick<PageTools, 'describe'>
}

function Servers({ operations }: Pick<Props, 'operations'>) {
  const servers = serversOf(operations.find(({ kind }) => kind === 'operation')?.node.servers)
  if (servers.length === 0) return null
  return (
    <>
      <h3>Servers</h3>
      <ul className="fields">
        {servers.map(({ name, address }) => (
          <li key={address}>
            {name === address ? null : <strong>{name} </strong>}
            <code>{address}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How most calls are authorized: as the first one that needs it. */
function Access({ operations, tools }: Pick<Props, 'operations' | 'tools'>) {
  const needing = operations.find(({ node }) => (node.security ?? []).some((schemes) => schemes.length > 0))
  if (needing === undefined) return null
  return (
    <>
      <h3>Authorization</h3>
      <AuthorizationWays
        ways={viewSecurity(needing.node.security ?? [])}
        describe={(text) => <Markdown text={text} tools={tools} />}
      />
    </>
  )
}

/** The overview of the API, also once Elements is there, which shows it in its place. */
export function ExplorerOverview({ facts: { title, version, description, contact }, operations, tools }: Props) {
  return (
    <section className="explorer-start" aria-label="Overview">
      <p className="without-js">
        The explorer needs JavaScript. The pages of the operations have the same content without it.
      </p>
      <div className="explorer-title">
        <h2>{title}</h2>
        {version === undefined ? null : <p>Version {version}</p>}
      </div>
      <div className="explorer-description">
        <Markdown text={description} tools={tools} />
      </div>
      <p className="explorer-downloads">
        Download the specification as <a href={apiDownloads.yaml}>YAML</a> or <a href={apiDownloads.json}>JSON</a>, or
        as a <a href={apiDownloads.postman}>Postman collection</a>.
        {contact === undefined ? null : (
          <>
            {' '}
            For help, contact <a href={contact.href}>{contact.name}</a>.
          </>
        )}
      </p>
      <div className="explorer-cards">
        <FirstCall operations={operations} />
        <div className="prose operation">
          <Servers operations={operations} />
          <Access operations={operations} tools={tools} />
        </div>
      </div>
    </section>
  )
}
