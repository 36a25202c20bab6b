import { createLocalSearchClient, type LocalSearchClient } from '#lib/search/client.ts'
import { preferHostedSearch } from './hosted-search.ts'
import { searchSource } from './search-source.ts'

/** What the interface searches with: an object that answers as Algolia does. */
export type SiteSearchClient = LocalSearchClient

/** Name of the index in requests; the local client has only one, a hosted one puts its own in place. */
export const indexName = 'docs'

function warn(cause: unknown): void {
  console.warn('The hosted search did not respond; the site’s own index is used instead.', cause)
}

/**
 * The client for a version of the docs: the hosted index where the site has one, else the local one.
 * @param onUpdate called when a question that was answered in part can be asked again
 */
export function createSearchClient(version: string, onUpdate: () => void): SiteSearchClient {
  const local = createLocalSearchClient({
    ask: searchSource(version).asker(),
    onUpdate,
    now: () => performance.now(),
  })
  return preferHostedSearch(local, { version, onFallback: warn })
}
