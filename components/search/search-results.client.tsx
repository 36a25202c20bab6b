'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { publicHref } from '#lib/pages/public-href.ts'
import { matchPages, type PageMatch } from '#lib/search/match-pages.ts'
import { type SiteIndexState, useSiteIndex } from './use-site-index.ts'

function Results({ matches, query }: { matches: readonly PageMatch[]; query: string }) {
  if (query.trim() === '') return null
  if (matches.length === 0) return <p role="status">No results</p>
  return (
    <>
      <p role="status">
        {matches.length} {matches.length === 1 ? 'page' : 'pages'}
      </p>
      <ul className="page-list">
        {matches.map(({ page, headings }) => (
          <li key={page.route}>
            <a href={publicHref(page.route)}>{page.title}</a>
            <p>{page.description}</p>
            {headings.length > 0 ? <p className="page-list-more">{headings.slice(0, 3).join(' · ')}</p> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function Status({ state, query }: { state: SiteIndexState; query: string }) {
  const matches = useMemo(() => (state.status === 'done' ? matchPages(query, state.pages) : []), [state, query])
  if (state.status === 'loading') return <p role="status">Loading…</p>
  if (state.status === 'done') return <Results matches={matches} query={query} />
  return (
    <p role="alert">
      The list of pages could not be loaded.{' '}
      <button type="button" className="button" onClick={state.retry}>
        Retry
      </button>
    </p>
  )
}

/** The results page: its form works as an address does, so results can be shared and the back button works. */
export function SearchResults() {
  const query = useSearchParams().get('q') ?? ''
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers */}
      <form className="search-form" action="/search/" role="search" aria-label="Results" key={query}>
        <input type="search" name="q" aria-label="Search the docs" defaultValue={query} />
        <button type="submit" className="button is-primary">
          Search
        </button>
      </form>
      <Status state={useSiteIndex()} query={query} />
    </>
  )
}
