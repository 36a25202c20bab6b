import { apiDownloads } from '#lib/api/downloads.ts'
import { accessLink } from '#lib/api/first-call.ts'
import { callStart } from '#lib/api/samples/sample-request.ts'
import type { PageTools } from '#lib/api/view/page-tools.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute, type RoutePath } from '#lib/pages/route.ts'
import { PageActions } from '../page-parts/page-actions.tsx'
import { site } from '../site.ts'
import { type ApiFacts, ExplorerOverview } from './explorer-overview.tsx'
import { type OperationGroup, OperationList, OperationListButton } from './operation-list.tsx'

interface Props {
  groups: readonly OperationGroup[]
  facts: ApiFacts
  /** First page of the reference. */
  home: RoutePath | undefined
  tools: Pick<PageTools, 'describe'>
}

/**
 * The page of the API explorer around Stoplight Elements, which loads into its last element. The list of operations and
 * an overview are there from the start.
 */
export function ExplorerView({ groups, facts, home, tools }: Props) {
  const operations = groups.flatMap((group) => group.operations)
  const access = operations.map(accessLink).find((href) => href !== undefined)
  const servers = operations.find(({ kind }) => kind === 'operation')?.node.servers
  return (
    <>
      <header className="explorer-head">
        <OperationListButton />
        <a className="explorer-back" href={publicHref(home ?? '/')}>
          {home === undefined ? 'Docs' : 'API reference'}
        </a>
        <h1>API explorer</h1>
        <p>Browse all operations in one place, and send calls. Each also has a page in the API reference.</p>
        <div className="explorer-actions" hidden>
          <a className="explorer-page" href={publicHref(home ?? '/')}>
            Open this operation’s page
          </a>
          <PageActions route={home ?? normalizeRoute('/')} />
        </div>
      </header>
      <div
        id="api-explorer"
        className="explorer-body"
        data-spec={apiDownloads.json}
        data-origin={site.url}
        data-call-start={callStart(servers)}
        data-access={access === undefined ? undefined : publicHref(access)}
      >
        <OperationList groups={groups} />
        <div className="explorer-main">
          <div className="explorer-state needs-js">
            <p role="status" />
            <progress max={4} value={0} aria-label="Loading" />
          </div>
          <ExplorerOverview facts={facts} operations={operations} tools={tools} />
          <div className="explorer-root" />
        </div>
      </div>
    </>
  )
}
