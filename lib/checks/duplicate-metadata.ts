import type { FieldPlace } from '../content/frontmatter.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** What of a page's frontmatter must be its own. */
export interface PageMetadata {
  file: string
  version: string | undefined
  title: string
  description: string
  /** Where each key of the frontmatter stands. */
  places: ReadonlyMap<string, FieldPlace>
}

const checked = [
  ['title', 'duplicate-title', 'Readers cannot tell the two apart in lists and search results.'],
  ['description', 'duplicate-description', 'Say what only this page is about.'],
] as const

/** Pages of one version with the same title or description. Each later one names the first. */
export function checkDuplicateMetadata(pages: readonly PageMetadata[]): Diagnostic[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) =>
    checked.flatMap(([key, code, hint]): Diagnostic[] => {
      const value = page[key].trim()
      if (value === '') return []
      const id = JSON.stringify([key, page.version ?? '', value.toLowerCase()])
      const owner = first.get(id)
      if (owner === undefined) {
        first.set(id, page.file)
        return []
      }
      const { line, column } = page.places.get(key) ?? { line: 1, column: 1 }
      const message = `${owner} has the same ${key}.`
      return [{ severity: 'warning', code, file: page.file, line, column, message, hint }]
    }),
  )
}
