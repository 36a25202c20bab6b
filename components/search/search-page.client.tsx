'use client'

import { useSearchParams } from 'next/navigation'
import { type ComponentType, type SyntheticEvent, useEffect, useState } from 'react'
import { wholeSite } from '#lib/search/model/contexts.ts'
import { readSearchAddress, type SearchAddress, searchHref, searchPath } from '#lib/search/search-address.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { SearchFailure } from './search-notice.tsx'

interface Version {
  id: string
  label: string
}

interface Props {
  /** All versions of the docs; the current one has an empty id. */
  versions: readonly Version[]
}

type Results = ComponentType<{ address: SearchAddress }>

/** Loads the search interface lazily, as in the header. */
function LazyResults({ address }: { address: SearchAddress }) {
  const [load, setLoad] = useState<{ Results?: Results; isFailed?: boolean }>({})
  const { Results, isFailed = false } = load
  useEffect(() => {
    if (Results !== undefined || isFailed) return
    loadChunk('search-results', () => import('./search-results.tsx'))
      .then(({ SearchResults }) => setLoad({ Results: SearchResults }))
      .catch(() => setLoad({ isFailed: true }))
  }, [Results, isFailed])
  if (isFailed) return <SearchFailure onRetry={() => setLoad({})} />
  return Results === undefined ? <p role="status">Searching…</p> : <Results address={address} />
}

function VersionChoice({ versions, version }: { versions: readonly Version[]; version: string }) {
  return (
    <select name="version" aria-label="Version to search" defaultValue={version}>
      {versions.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

/**
 * The results page. Its state is in the URL, so results can be shared and the back button works.
 * @see specification, section 2.2
 */
export function SearchPage({ versions }: Props) {
  const requested = readSearchAddress(useSearchParams())
  const isKnown = versions.some(({ id }) => id === requested.version)
  const address = isKnown ? requested : { ...requested, version: '' }
  const { query, context, version } = address
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    history.pushState(null, '', searchHref({ query: text('q'), context, version: text('version') }))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers */}
      <form
        className="search-form"
        action={searchPath}
        role="search"
        aria-label="Results"
        key={`${query} ${version}`}
        onSubmit={submit}
      >
        <input type="search" name="q" aria-label="Search the docs" defaultValue={query} autoComplete="off" />
        {versions.length > 1 ? <VersionChoice versions={versions} version={version} /> : null}
        {context === wholeSite ? null : <input type="hidden" name="ctx" value={context} />}
        <button type="submit" className="button is-primary">
          Search
        </button>
      </form>
      {isKnown ? null : (
        <p role="note">
          There is no version “<bdi>{requested.version}</bdi>” of these docs. The results are of {versions[0]?.label}.
        </p>
      )}
      {query.trim() === '' ? null : <LazyResults address={address} />}
    </>
  )
}
