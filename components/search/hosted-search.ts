import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { LocalSearchClient } from '#lib/search/client.ts'
import type { HostedClientOptions } from '#lib/search/hosted-client.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/** Configuration of the hosted index as JSON, or empty; next.config.mjs inserts it. */
declare const HOSTED_SEARCH: string

/**
 * A client of the hosted index that falls back to the local client if the host fails. Its code is loaded with the first
 * query. A site built without a hosted index uses only the local client and doesn't contain this code.
 */
export function preferHostedSearch(
  local: LocalSearchClient,
  options: Pick<HostedClientOptions, 'version' | 'onFallback'>,
): LocalSearchClient {
  // Compared with a literal, so the bundler removes the rest as dead code.
  if (HOSTED_SEARCH === '') return local
  let opened: Promise<LocalSearchClient> | undefined
  const open = async () => {
    const { openHostedClient } = await loadChunk('hosted-search', () => import('./open-hosted-client.ts'))
    return openHostedClient(JSON.parse(HOSTED_SEARCH) as HostedSearch, local, options)
  }
  return {
    async search(requests) {
      opened ??= open().catch((cause: unknown) => {
        // The code could not be loaded; the next query retries.
        opened = undefined
        options.onFallback(cause)
        return local
      })
      return (await opened).search(requests)
    },
  }
}
