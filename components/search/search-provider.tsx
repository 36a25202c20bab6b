import { type ReactNode, useRef, useState } from 'react'
import { InstantSearch, type InstantSearchProps, useInstantSearch } from 'react-instantsearch'
import { createLocalSearchClient, type LocalSearchClient } from '#lib/search/client.ts'
import { preferHostedSearch } from './hosted-search.ts'
import { searchSource } from './search-source.ts'

/** The search client of the interface, which is compatible with Algolia's. */
type SiteSearchClient = LocalSearchClient

/** Name of the index in requests. The local client has only one; a hosted client replaces it with its own. */
const indexName = 'docs'

function warn(cause: unknown): void {
  console.warn('The hosted search did not respond; the site’s own index is used instead.', cause)
}

/**
 * The client for a version of the docs: the hosted index if the site has one, otherwise the local one.
 * @param onUpdate called when a query with a partial answer can be repeated
 */
function createSearchClient(version: string, onUpdate: () => void): SiteSearchClient {
  const local = createLocalSearchClient({
    ask: searchSource(version).asker(),
    onUpdate,
    now: () => performance.now(),
  })
  return preferHostedSearch(local, { version, onFallback: warn })
}

/** Registers a function that repeats the search with the client, which is created outside of InstantSearch. */
function Refresh({ register }: { register: (refresh: () => void) => void }) {
  const { refresh } = useInstantSearch()
  register(refresh)
  return null
}

/** Provides the search of one version to the hooks below it. Use the version as its key. */
export function SearchProvider({ version, children }: { version: string; children: ReactNode }) {
  const refresh = useRef(() => {})
  const [client] = useState(() => createSearchClient(version, () => refresh.current()))
  return (
    <InstantSearch
      // InstantSearch only passes requests, and only reads the parts of a response that the client provides.
      searchClient={client as unknown as InstantSearchProps['searchClient']}
      indexName={indexName}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Refresh
        register={(next) => {
          refresh.current = next
        }}
      />
      {children}
    </InstantSearch>
  )
}
