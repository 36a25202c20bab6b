import { pageScope } from './page-scope.ts'
import { searchSource } from './search-source.ts'

/** Loads the index that a search from this page needs, while the interface of the search is still loading. */
export function openIndexEarly(): void {
  // The search retries, and reports a second failure.
  searchSource(pageScope().version)
    .overview()
    .catch(() => undefined)
}
