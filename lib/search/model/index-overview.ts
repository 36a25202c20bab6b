import type { RoutePath } from '../../pages/route.ts'
import type { SearchContext } from './contexts.ts'

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
