import type { IHttpOperation } from '@stoplight/types'
import { Fragment } from 'react'
import type { OperationNode } from '#lib/api/operation-node.ts'
import { callStart, serverAddress } from '#lib/api/samples/sample-request.ts'
import { pathSteps } from '#lib/prose/path-parts.ts'
import { CopyButton } from './copy-button.tsx'
import { MethodBadge } from './method-badge.tsx'
import { OperationBadges } from './operation-badges.tsx'
import { useVisit } from './try-it-context.ts'
import { shownAddress } from './try-it-servers.ts'

/** Leads to the console where the explorer has one column and the console is far below. */
function jumpToConsole(): void {
  const panel = document.querySelector('.try-it-setup')
  panel?.scrollIntoView()
  panel?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
}

/** Method and URL of a call, for the server that the reader chose. */
function ExplorerEndpoint({ node, isCompact }: { node: IHttpOperation; isCompact: boolean }) {
  const { visit } = useVisit()
  const addresses = (node.servers ?? []).flatMap((server) => serverAddress(server) ?? [])
  const start = shownAddress(visit, addresses) ?? callStart(node.servers)
  return (
    <div className="endpoint">
      <MethodBadge method={node.method} />
      <code>
        <span>{start}</span>
        <span>
          {pathSteps(node.path).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no state
            <Fragment key={index}>
              {index === 0 ? null : <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      </code>
      <CopyButton label="Copy URL" text={start + node.path} />
      {isCompact ? (
        <button type="button" className="button is-primary" onClick={jumpToConsole}>
          Try it
        </button>
      ) : null}
    </div>
  )
}

interface Props {
  node: OperationNode
  name: string
  /** Whether there is one column. */
  isCompact: boolean
}

/** The head of an operation, as on its page. Part of Elements by the bundler. */
export function ExplorerHead({ node, name, isCompact }: Props) {
  const isWebhook = !('path' in node)
  const operation = { kind: isWebhook ? 'webhook' : 'operation', deprecated: node.deprecated === true, node } as const
  return (
    <div className="explorer-operation">
      <h1>{name}</h1>
      <OperationBadges operation={operation} />
      {isWebhook ? (
        <div className="endpoint">
          <MethodBadge method={node.method} />
          <code>{node.name}</code>
        </div>
      ) : (
        <ExplorerEndpoint node={node} isCompact={isCompact} />
      )}
    </div>
  )
}
