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
