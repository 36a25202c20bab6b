import type { RoutePath } from '../../pages/route.ts'
import type { SearchContext } from './contexts.ts'
import type { PageRecords } from './record.ts'

/** A page that is offered before anything is typed. */
export interface PopularPage {
  url: RoutePath
  title: string
}

/** What is known of an index once it is open. */
export interface IndexOverview {
  contexts: readonly SearchContext[]
  /** The pages that most other pages link to, these first. */
  popular: readonly PopularPage[]
}

/** How many popular pages a search offers before anything is typed. */
const mostPopular = 5

/**
 * The pages that most others link to, without the home page, which is a click away everywhere, and operations, which every
 * sample of a call links to.
 */
export function popularPages(pages: readonly PageRecords[], linkCounts: ReadonlyMap<string, number>): PopularPage[] {
  const countOf = ({ url }: PopularPage) => linkCounts.get(url) ?? 0
  return pages
    .filter(([{ url, kind }]) => kind === 'page' && url !== '/')
    .map(([{ url, title }]) => ({ url, title }))
    .filter((page) => countOf(page) > 0)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, mostPopular)
}
