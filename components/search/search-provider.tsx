import { type ReactNode, useRef, useState } from 'react'
import { InstantSearch, type InstantSearchProps, useInstantSearch } from 'react-instantsearch'
import { createSearchClient, indexName } from './search-client.ts'

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
