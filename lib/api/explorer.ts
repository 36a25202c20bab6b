import { apiSettings } from '../config/api-settings.ts'
import type { ApiConfig } from '../config/site-config.ts'
import { publicHref } from '../pages/public-href.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import type { ApiOperation } from './api-operation.ts'

/**
 * Page that shows the whole API in one view; undefined if the site's settings turn it off. A site without an API has
 * none.
 */
export function explorerRoute(api: ApiConfig | undefined): RoutePath | undefined {
  const { explorer, basePath } = apiSettings(api)
  return explorer ? normalizeRoute(`${normalizeRoute(basePath)}/explorer`) : undefined
}

/** Path of an operation within the explorer, as Stoplight Elements defines it. */
export function explorerPath({ kind, operationId }: Pick<ApiOperation, 'kind' | 'operationId'>): string {
  return `/${kind === 'webhook' ? 'webhooks' : 'operations'}/${operationId}`
}

/**
 * URL of an operation in the explorer.
 * @example explorerHref(route, operation) → '/api-reference/explorer/#/operations/get-a-run'
 */
export function explorerHref(route: RoutePath, operation: Pick<ApiOperation, 'kind' | 'operationId'>): string {
  return `${publicHref(route)}#${explorerPath(operation)}`
}
