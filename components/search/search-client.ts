import { createLocalSearchClient, type LocalSearchClient } from '#lib/search/client.ts'
import { preferHostedSearch } from './hosted-search.ts'
import { searchSource } from './search-source.ts'

/** The search client of the interface, which is compatible with Algolia's. */
type SiteSearchClient = LocalSearchClient

/** Name of the index in requests. The local client has only one; a hosted client replaces it with its own. */
export const indexName = 'docs'

function warn(cause: unknown): void {
  console.warn('The hosted search did not respond; the site’s own index is used instead.', cause)
}

/**
 * The client for a version of the docs: the hosted index if the site has one, otherwise the local one.
 * @param onUpdate called when a query with a partial answer can be repeated
 */
export function createSearchClient(version: string, onUpdate: () => void): SiteSearchClient {
  const local = createLocalSearchClient({
    ask: searchSource(version).asker(),
    onUpdate,
    now: () => performance.now(),
  })
  return preferHostedSearch(local, { version, onFallback: warn })
}
