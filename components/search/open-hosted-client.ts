import { liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { LocalSearchClient } from '#lib/search/client.ts'
import type { HostedHit, HostedResponse } from '#lib/search/hosted-answer.ts'
import { createHostedSearchClient, type HostedClientOptions } from '#lib/search/hosted-client.ts'

/** Connects to a hosted index. Only this file imports the host's client. */
export function openHostedClient(
  { appId, apiKey, indexName }: HostedSearch,
  fallback: LocalSearchClient,
  options: Pick<HostedClientOptions, 'version' | 'onFallback'>,
): LocalSearchClient {
  const host = liteClient(appId, apiKey)
  return createHostedSearchClient({
    ...options,
    search: async (requests) => (await host.searchForHits<HostedHit>({ requests })).results as HostedResponse[],
    indexName,
    fallback,
    now: () => performance.now(),
  })
}
