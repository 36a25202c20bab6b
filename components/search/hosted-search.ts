import type { HostedSearch } from '#lib/config/hosted-search.ts'
import type { LocalSearchClient } from '#lib/search/client.ts'
import type { HostedClientOptions } from '#lib/search/hosted-client.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/** The hosted index as JSON, or nothing: next.config.mjs puts it in place. */
declare const HOSTED_SEARCH: string

/**
 * A client of the hosted index, for which the local client stands in while the host fails. Its code is loaded with the
 * first question. A site that has been built without a hosted index has none of it, and searches by the local client.
 */
export function preferHostedSearch(
  local: LocalSearchClient,
  options: Pick<HostedClientOptions, 'version' | 'onFallback'>,
): LocalSearchClient {
  // Compared with a literal, so that the compiler drops what follows.
  if (HOSTED_SEARCH === '') return local
  let opened: Promise<LocalSearchClient> | undefined
  const open = async () => {
    const { openHostedClient } = await loadChunk('hosted-search', () => import('./open-hosted-client.ts'))
    return openHostedClient(JSON.parse(HOSTED_SEARCH) as HostedSearch, local, options)
  }
  return {
    async search(requests) {
      opened ??= open().catch((cause: unknown) => {
        // Its code could not be loaded: the next question tries again.
        opened = undefined
        options.onFallback(cause)
        return local
      })
      return (await opened).search(requests)
    },
  }
}
