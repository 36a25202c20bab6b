import { type ReactNode, useRef, useState } from 'react'
import { InstantSearch, type InstantSearchProps, useInstantSearch } from 'react-instantsearch'
import { createSearchClient, indexName } from './search-client.ts'

/** Hands the way to ask again to the client, which is made outside of the search. */
function Refresh({ register }: { register: (refresh: () => void) => void }) {
  const { refresh } = useInstantSearch()
  register(refresh)
  return null
}

/** A search in one version of the docs, for the hooks below it. Give it the version as its key. */
export function SearchProvider({ version, children }: { version: string; children: ReactNode }) {
  const refresh = useRef(() => {})
  const [client] = useState(() => createSearchClient(version, () => refresh.current()))
  return (
    <InstantSearch
      // It is called with requests only, and reads of an answer what the client gives.
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
