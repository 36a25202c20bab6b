import type { PageSummary } from './manifest.ts'

/** Address of the list of all pages of the current version, which the Not Found page loads. */
export const siteIndexPath = '/_fragments/site-index.json'

/** What the browser needs to offer pages for an address that does not exist. */
export type IndexedPage = Pick<PageSummary, 'route' | 'title'>
