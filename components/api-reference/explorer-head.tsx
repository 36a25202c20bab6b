import type { IHttpOperation } from '@stoplight/types'
import { type RefObject, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OperationNode } from '#lib/api/operation-node.ts'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { callStart } from '#lib/api/samples/sample-request.ts'
import type { ChoiceStore } from './body-choice.ts'
import { CopyButton } from './copy-button.tsx'
import { enteredPathOf, PathTemplate, ServerOptions, serversOf } from './endpoint.tsx'
import { SurroundingsContext } from './explorer-context.ts'
import { chooseServer } from './follow-server.ts'
import { MethodBadge } from './method-badge.tsx'
import { OperationBadges } from './operation-badges.tsx'
import { TryItConsole } from './try-it-console.tsx'
import { useVisit } from './try-it-context.ts'
import { focusField, listenForEscape } from './try-it-fold.ts'
import { shownAddress } from './try-it-servers.ts'

/** The button that opens the console. */
interface Fold {
  isOpen: boolean
  /** Whether it was open once. It keeps what the reader has entered. */
  wasOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

interface EndpointProps {
  node: IHttpOperation
  /** The values in the path, in their order; empty for a parameter without one. */
  pathValues: readonly string[]
  fold: Fold
}

/** Method and URL of a call, for the server and with the values that the reader chose. */
function ExplorerEndpoint({ node, pathValues, fold }: EndpointProps) {
  const { visit, store } = useVisit()
  const servers = serversOf(node.servers)
  const addresses = servers.map(({ address }) => address)
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
      <button
        ref={fold.button}
        type="button"
        className="button is-primary"
        aria-expanded={fold.isOpen}
        onClick={fold.onToggle}
      >
        {fold.isOpen ? 'Close' : 'Try it'}
      </button>
      {servers.length > 1 && !fold.isOpen ? (
        <select
          aria-label="Server"
          value={start}
          onChange={({ currentTarget }) => chooseServer(store, addresses, currentTarget.value)}
        >
          <ServerOptions
            servers={addresses.includes(start) ? servers : [...servers, { name: start, address: start }]}
          />
        </select>
      ) : null}
    </div>
  )
}

/** Opens and closes the console as on an operation's page: the first field to fill gets the focus, and Escape closes. */
function useFold(section: RefObject<HTMLElement | null>): Fold {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen || section.current === null) return
    const closed = new AbortController()
    const close = () => {
      setOpen(false)
      button.current?.focus()
    }
    listenForEscape(section.current, close, closed.signal)
    focusField(section.current)
    return () => closed.abort()
  }, [isOpen, section])
  const onToggle = () => {
    setOpen(!isOpen)
    setWasOpen(true)
  }
  return { isOpen, wasOpen, button, onToggle }
}

interface CallProps {
  node: IHttpOperation
  choice: ChoiceStore
  /** The values in the path that the reader has entered, in their order. */
  pathValues: readonly string[]
  onSamples: (entered: EnteredSamples) => void
  onStatusCode: (code: string) => void
}

/** Method and URL of a call, and its console, which opens below. */
function Call({ node, choice, pathValues, onSamples, onStatusCode }: CallProps) {
  const { accessHref } = useContext(SurroundingsContext)
  const section = useRef<HTMLElement>(null)
  const fold = useFold(section)
  const { begun } = useSyncExternalStore(choice.subscribe, choice.current)
  return (
    <section className="try-it" aria-label="Try it" data-state={fold.isOpen ? 'open' : 'closed'} ref={section}>
      <ExplorerEndpoint node={node} pathValues={pathValues} fold={fold} />
      {/* biome-ignore lint/a11y/useSemanticElements: it is not a part of a form */}
      <div className="explorer-console" role="group" aria-label="Console" hidden={!fold.isOpen}>
        {fold.wasOpen ? (
          <TryItConsole
            httpOperation={node}
            choice={begun}
            onSamples={onSamples}
            onStatusCode={onStatusCode}
            authorizationHref={accessHref}
          />
        ) : null}
      </div>
    </section>
  )
}

/** The head of an operation, as on its page. */
export function ExplorerHead({ node, ...call }: Omit<CallProps, 'node'> & { node: OperationNode }) {
  const group = node.tags?.[0]?.name
  const isWebhook = !('path' in node)
  const operation = { kind: isWebhook ? 'webhook' : 'operation', deprecated: node.deprecated === true, node } as const
  return (
    <>
      {group === undefined ? null : <p className="explorer-group">{group}</p>}
      <h2>{(node.summary ?? node.iid ?? '').trim()}</h2>
      <OperationBadges operation={operation} />
      {isWebhook ? (
        <div className="endpoint">
          <MethodBadge method={node.method} />
          <code>{node.name}</code>
        </div>
      ) : (
        <Call node={node} {...call} />
      )}
    </>
  )
}
