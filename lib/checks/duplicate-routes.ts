import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedPage } from './site.ts'

/**
 * Files that claim one route. Only the first is published, so each later one is named.
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
    return [
      {
        severity: 'warning',
        code: 'duplicate-route',
        file,
        line: 1,
        column: 1,
        message: `${owner} is already published at ${route}; this file is not.`,
        hint: 'Rename or remove one of the two.',
      },
    ]
  })
}
