import type { ApiOperation } from '../api/api-operation.ts'
import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './checked-site.ts'

/**
 * Reports files that claim the same route. Only the first is published; each later one is reported.
 * @see specification, section 5: duplicate routes warn
 */
export function checkDuplicateRoutes(pages: readonly Pick<CheckedPage, 'file' | 'route'>[]): Diagnostic[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, route }): Diagnostic[] => {
    const owner = first.get(route)
    if (owner === undefined) {
      first.set(route, file)
      return []
    }
    const message = `${owner} is already published at ${route}; this file is not.`
    return [warning('duplicate-route', { file }, message, 'Rename or remove one of the two.')]
  })
}

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
