import type { IHttpOperation } from '@stoplight/types'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OperationNode } from '#lib/api/operation-node.ts'
import { callStart, serverAddress } from '#lib/api/samples/sample-request.ts'
import { CopyButton } from './copy-button.tsx'
import { enteredPathOf, PathTemplate } from './endpoint.tsx'
import { MethodBadge } from './method-badge.tsx'
import { OperationBadges } from './operation-badges.tsx'
import { useVisit } from './try-it-context.ts'
import { focusField, listenForEscape } from './try-it-fold.ts'
import { shownAddress } from './try-it-servers.ts'

/** The button that opens the console, where that is folded. */
interface Fold {
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

interface EndpointProps {
  node: IHttpOperation
  /** The values in the path, in their order; empty for a parameter without one. */
  pathValues: readonly string[]
  fold: Fold | undefined
}

/** Method and URL of a call, for the server and with the values that the reader chose. */
function ExplorerEndpoint({ node, pathValues, fold }: EndpointProps) {
  const { visit } = useVisit()
  const addresses = (node.servers ?? []).flatMap((server) => serverAddress(server) ?? [])
  const start = shownAddress(visit, addresses) ?? callStart(node.servers)
  return (
    <div className="endpoint">
      <MethodBadge method={node.method} />
      <code>
        <span>{start}</span>
        <span>
          <PathTemplate path={node.path} values={pathValues} />
        </span>
      </code>
      <CopyButton label="Copy URL" text={start + enteredPathOf(node.path, pathValues)} />
      {fold === undefined ? null : (
        <button
          ref={fold.button}
          type="button"
          className="button is-primary"
          aria-expanded={fold.isOpen}
          onClick={fold.onToggle}
        >
          {fold.isOpen ? 'Close' : 'Try it'}
        </button>
      )}
    </div>
  )
}

/** Opens and closes the console as on an operation's page: the first field to fill gets the focus, and Escape closes. */
function useFold(head: RefObject<HTMLElement | null>): Fold {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const section = head.current
    if (!isOpen || section === null) return
    const closed = new AbortController()
    const close = () => {
      setOpen(false)
      button.current?.focus()
    }
    listenForEscape(section, close, closed.signal)
    focusField(section)
    return () => closed.abort()
  }, [isOpen, head])
  return { isOpen, button, onToggle: () => setOpen(!isOpen) }
}

interface Props {
  node: OperationNode
  name: string
  /** The values in the path that the reader has entered, in their order. */
  pathValues: readonly string[]
  /** Whether there is one column. */
  isCompact: boolean
  /** Called with the element in which the console is shown then. */
  onConsolePlace: (place: HTMLElement | null) => void
}

/** The head of an operation, as on its page. Part of Elements by the bundler. */
export function ExplorerHead({ node, name, pathValues, isCompact, onConsolePlace }: Props) {
  const head = useRef<HTMLDivElement>(null)
  const fold = useFold(head)
  const isWebhook = !('path' in node)
  const group = node.tags?.[0]?.name
  const operation = { kind: isWebhook ? 'webhook' : 'operation', deprecated: node.deprecated === true, node } as const
  return (
    <div className="explorer-operation" ref={head}>
      {group === undefined ? null : <p className="explorer-group">{group}</p>}
      <h2>{name}</h2>
      <OperationBadges operation={operation} />
      {isWebhook ? (
        <div className="endpoint">
          <MethodBadge method={node.method} />
          <code>{node.name}</code>
        </div>
      ) : (
        <ExplorerEndpoint node={node} pathValues={pathValues} fold={isCompact ? fold : undefined} />
      )}
      {isCompact && !isWebhook ? (
        // biome-ignore lint/a11y/useSemanticElements: it is not a part of a form
        <div
          className="explorer-console"
          role="group"
          aria-label="Console"
          hidden={!fold.isOpen}
          ref={onConsolePlace}
        />
      ) : null}
    </div>
  )
}
