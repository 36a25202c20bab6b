import type { IHttpOperation } from '@stoplight/types'
import { type ComponentType, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { explorerPath } from '#lib/api/explorer.ts'
import { operationHeadings } from '#lib/api/operation-anchors.ts'
import type { OperationNode } from '#lib/api/operation-node.ts'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { createChoice } from './body-choice.ts'
import { type OperationPage, PageContext, SurroundingsContext, unknownPage } from './explorer-context.ts'
import { ExplorerHead } from './explorer-head.tsx'
import { PayloadSamples, RequestSamples, ResponseSamples } from './explorer-samples.tsx'
import { ExplorerSections } from './explorer-sections.tsx'
import { UsedIn } from './used-in.tsx'

/** Windows in which samples have a column of their own; api.css has it, too. */
const wide = '(width >= 1200px)'

function onWidthChange(listen: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** The page of an operation, once it is loaded. Without it, the operation is complete, too. */
function useOperationPage(path: string): OperationPage {
  const { loadPage } = useContext(SurroundingsContext)
  const [page, setPage] = useState(unknownPage)
  useEffect(() => {
    let isShown = true
    loadPage(path).then(
      (loaded) => isShown && setPage(loaded),
      (error: unknown) => console.warn(error),
    )
    return () => {
      isShown = false
    }
  }, [path, loadPage])
  return page
}

/** Links to the sections of an operation, as on its page. */
function SectionLinks({ node, isUsed }: { node: OperationNode; isUsed: boolean }) {
  const headings = operationHeadings(node).filter(({ depth }) => depth === 2)
  const links = [...headings, ...(isUsed ? [{ id: 'used-in', text: 'Used in' }] : [])]
  return (
    <nav className="explorer-contents" aria-label="On this page">
      <ul>
        {links.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Props {
  node: OperationNode
  /** Part of Elements. */
  Markdown: ComponentType<{ markdown: string; className?: string }>
}

/** A call and its samples, which share the choice of an example. */
function useCall() {
  const [choice] = useState(() => createChoice())
  const [entered, setEntered] = useState<EnteredSamples>()
  const [status, setStatus] = useState('')
  const showEntered = useCallback(
    (next: EnteredSamples) => {
      setEntered(next)
      choice.showEntered(next)
    },
    [choice],
  )
  return { choice, entered, showEntered, status, setStatus }
}

/** An operation as on its page: its head with the console, what the specification says, and its samples. */
export function ExplorerOperation({ node, Markdown }: Props) {
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(wide).matches)
  const { choice, entered, showEntered, status, setStatus } = useCall()
  const kind = 'path' in node ? 'operation' : 'webhook'
  const page = useOperationPage(explorerPath({ kind, operationId: node.iid ?? '' }))
  const isWebhook = kind === 'webhook'
  const requests = isWebhook ? (
    <PayloadSamples node={node} />
  ) : (
    <RequestSamples node={node as IHttpOperation} entered={entered} choice={choice} />
  )
  const samples = (
    <div className="samples prose">
      {requests}
      {isWebhook ? null : <ResponseSamples node={node} chosen={status} onChoice={setStatus} />}
    </div>
  )
  return (
    <PageContext value={page}>
      <div className="explorer-operation">
        <div>
          <ExplorerHead
            node={node}
            choice={choice}
            pathValues={entered?.pathValues ?? []}
            onSamples={showEntered}
            onStatusCode={setStatus}
          />
          {node.description === undefined ? null : (
            <Markdown className="HttpOperation__Description" markdown={node.description} />
          )}
          <SectionLinks node={node} isUsed={page.usedIn.length > 0} />
          {isWide ? null : samples}
          <div className="prose operation">
            <ExplorerSections node={node} Markdown={Markdown} />
            <UsedIn pages={page.usedIn} hasAnchor={false} />
          </div>
        </div>
        {isWide ? samples : null}
      </div>
    </PageContext>
  )
}
