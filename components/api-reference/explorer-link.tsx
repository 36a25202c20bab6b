import type { ApiOperation } from '#lib/api/api-operation.ts'
import { explorerHref, explorerRoute } from '#lib/api/explorer.ts'
import { apiSettings } from '#lib/config/api-settings.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { PageData } from '#lib/site/manifest.ts'
import { site } from '../site.ts'

/** Link from an operation's page to the same operation in the API explorer. */
export function ExplorerLink({ operation }: { operation: Pick<ApiOperation, 'kind' | 'operationId'> }) {
  const route = explorerRoute(site.api)
  if (route === undefined) return null
  return (
    <p className="explorer-link">
      <a href={explorerHref(route, operation)}>Open in the API explorer</a>
    </p>
  )
}

type ShownPage = Pick<PageData, 'version' | 'sidebar' | 'place' | 'operations'>

/** Whether a page is the first one of the API's sidebar. Only a site with an API has pages with operations. */
function isApiHome({ version, sidebar, place, operations }: ShownPage): boolean {
  const isFirst = place !== undefined && place.previous === undefined
  return version === undefined && isFirst && sidebar === apiSettings(site.api).sidebar && operations.length > 0
}

/** Link to the API explorer on the first page about the API. */
export function ApiHomeLink({ page }: { page: ShownPage }) {
  const route = explorerRoute(site.api)
  if (route === undefined || !isApiHome(page)) return null
  return (
    <p className="explorer-link">
      All operations in one place: <a href={publicHref(route)}>API explorer</a>
    </p>
  )
}
