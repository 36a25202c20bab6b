import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { TextPlace } from '../diagnostics/text-place.ts'

/** The frontmatter fields that must be unique. */
export interface PageMetadata {
  file: string
  version: string | undefined
  title: string
  description: string
  /** The place of each frontmatter key. */
  places: ReadonlyMap<string, TextPlace>
}

const uniqueFields = [
  ['title', 'duplicate-title', 'Readers cannot tell the two apart in lists and search results.'],
  ['description', 'duplicate-description', 'Say what only this page is about.'],
] as const

/** Reports pages of one version with the same title or description. Each later page refers to the first. */
export function checkDuplicateMetadata(pages: readonly PageMetadata[]): Diagnostic[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) =>
    uniqueFields.flatMap(([key, code, hint]): Diagnostic[] => {
      const value = page[key].trim()
      if (value === '') return []
      const id = JSON.stringify([key, page.version ?? '', value.toLowerCase()])
      const owner = first.get(id)
      if (owner === undefined) {
        first.set(id, page.file)
        return []
      }
      return [warning(code, { file: page.file, ...page.places.get(key) }, `${owner} has the same ${key}.`, hint)]
    }),
  )
}
