import type { ApiOperation } from '../api/api-operation.ts'
import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './checked-site.ts'

/**
 * Reports operations that have the same URL as a written page: the page is published, the operation is not.
 * @see specification, section 5: duplicate routes warn
 */
export function checkOperationRoutes(
  operations: readonly Pick<ApiOperation, 'route' | 'method' | 'path' | 'place'>[],
  pages: readonly Pick<CheckedPage, 'file' | 'route'>[],
): Diagnostic[] {
  const files = new Map<string, string>(pages.map(({ route, file }) => [route, file]))
  return operations.flatMap(({ route, method, path, place }): Diagnostic[] => {
    const file = files.get(route)
    if (file === undefined) return []
    const message = `${file}:1:1 is already published at ${route}; ${method.toUpperCase()} ${path} has no page.`
    const hint = 'Move the page, or give the operation a different summary.'
    return [warning('duplicate-route', place, message, hint)]
  })
}
