import type { PageSummary } from './manifest.ts'
import type { RoutePath } from './route.ts'

/** Address of the list of all pages, which the results page and the Not Found page load. */
export const siteIndexPath = '/_fragments/site-index.json'

export interface IndexedPage {
  route: RoutePath
  title: string
  description: string
  keywords: string[]
  /** Texts of the headings. */
  headings: string[]
}

/** What the browser needs to find a page by words. */
export function toIndexedPage(
  { route, title, description, keywords }: PageSummary,
  headings: readonly string[],
): IndexedPage {
  return { route, title, description, keywords, headings: [...headings] }
}
