import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { explorerPath } from '#lib/api/explorer.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { site } from '../site.ts'
import { FirstCall } from './first-call.tsx'
import { MethodBadge } from './method-badge.tsx'

interface Props {
  api: Pick<ApiReference, 'tags' | 'operations'>
  /** First page of the reference. */
  home: RoutePath | undefined
}

function Downloads() {
  return (
    <p>
      Download the specification as <a href={apiDownloads.yaml}>YAML</a> or <a href={apiDownloads.json}>JSON</a>, or as
      a <a href={apiDownloads.postman}>Postman collection</a>.
    </p>
  )
}

/** The pages of all operations, for readers without JavaScript, and for everyone while the explorer can't be loaded. */
function OperationIndex({ api }: Pick<Props, 'api'>) {
  return (
    <nav className="explorer-index" aria-label="Operations">
      <p className="without-js">
        The explorer needs JavaScript. The pages of the operations have the same content without it.
      </p>
      <Downloads />
      {api.tags.map((name) => (
        <details key={name} open>
          <summary>{name}</summary>
          <ul>
            {api.operations
              .filter(({ tag }) => tag === name)
              .map(({ slug, route, method, summary, ...operation }) => (
                <li key={slug}>
                  <a href={publicHref(route)} data-explorer-path={explorerPath(operation)}>
                    <MethodBadge method={method} />
                    {summary}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

/** The page of the API explorer around Stoplight Elements, which loads into its last element. */
export function ExplorerView({ api, home }: Props) {
  const reference = home === undefined ? 'API reference' : <a href={publicHref(home)}>API reference</a>
  return (
    <>
      <header className="explorer-head">
        <h1>API explorer</h1>
        <p>Browse all operations in one place, and send calls. For complete samples, see the {reference}.</p>
        <a className="explorer-page" href={publicHref(home ?? '/')}>
          {home === undefined ? 'Back to the docs' : 'Back to the API reference'}
        </a>
      </header>
      <div id="api-explorer" className="explorer-body" data-spec={apiDownloads.json} data-origin={site.url}>
        <div className="explorer-state needs-js">
          <p role="status" />
          <progress max={4} value={0} aria-label="Loading" />
        </div>
        <OperationIndex api={api} />
        <FirstCall operations={api.operations} />
        <div className="explorer-root" />
      </div>
    </>
  )
}
