import type { PageSummary } from './manifest.ts'

/** The current version's pages with a tag, sorted by title. */
export function taggedPages(pages: readonly PageSummary[], tag: string): PageSummary[] {
  return pages
    .filter((page) => page.version === undefined && page.tags.includes(tag))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
