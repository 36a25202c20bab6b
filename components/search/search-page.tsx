import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Configure } from 'react-instantsearch'
import { publicHref } from '#lib/pages/public-href.ts'
import { wholeSite } from '#lib/search/model/contexts.ts'
import { readSearchAddress, type SearchAddress, searchHref } from '#lib/search/search-address.ts'
import { changeAddress, onAddressChange } from '../page-parts/address.ts'
import { ResultList } from './result-list.tsx'
import { type SearchableVersion, SearchForm } from './search-form.tsx'
import { SearchProvider } from './search-provider.tsx'
import { useContextCounts } from './use-context-counts.ts'
import { useIndexOverview } from './use-index-overview.ts'
import { useSearchAnswer } from './use-search-answer.ts'

const resultsPerPage = 20

function Results({ address }: { address: SearchAddress }) {
  const { query, context, version, page } = address
  const answer = useSearchAnswer(query, page - 1)
  const { contexts } = useIndexOverview(version, answer.status === 'done')
  const counts = useContextCounts(address, contexts, answer.isComplete && answer.status === 'done')
  return (
    <>
      <Configure
        query={query}
        page={page - 1}
        hitsPerPage={resultsPerPage}
        {...(context === wholeSite ? {} : { facetFilters: [`context:${context}`] })}
      />
      <ResultList address={address} answer={answer} contexts={contexts} counts={counts} />
      {answer.status === 'done' && answer.total === 0 ? <PopularPages version={version} /> : null}
    </>
  )
}

function SearchResults({ address }: { address: SearchAddress }) {
  return (
    <SearchProvider key={address.version} version={address.version}>
      <Results address={address} />
    </SearchProvider>
  )
}

/** What the page offers before anything is searched for, or if nothing was found. */
function PopularPages({ version }: { version: string }) {
  const { popular } = useIndexOverview(version, false)
  if (popular.length === 0) return null
  return (
    <section className="search-results" aria-labelledby="popular">
      <h2 id="popular">Popular pages</h2>
      <ul className="page-list">
        {popular.map(({ url, title }) => (
          <li key={url}>
            <a href={publicHref(url)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  versions: readonly SearchableVersion[]
}

/**
 * The results page. Its state is in the URL, so results can be shared and the back button works.
 * @see specification, section 2.2
 */
function SearchPage({ versions }: Props) {
  const search = useSyncExternalStore(onAddressChange, () => location.search)
  const requested = readSearchAddress(new URLSearchParams(search))
  const isKnown = versions.some(({ id }) => id === requested.version)
  const address = isKnown ? requested : { ...requested, version: '' }
  const { query, context, version } = address
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '')
    changeAddress(searchHref({ query: text('q'), context, version: text('version') }))
  }
  return (
    <>
      <SearchForm key={`${query} ${version}`} versions={versions} address={address} onSubmit={submit} />
      {isKnown ? null : (
        <p role="note">
          There is no version “<bdi>{requested.version}</bdi>” of these docs. The results are of {versions[0]?.label}.
        </p>
      )}
      {query.trim() === '' ? <PopularPages version={version} /> : <SearchResults address={address} />}
    </>
  )
}

/**
 * Replaces the form with the results page, and keeps what the reader has typed. Returns a function that removes the
 * page.
 */
export function showSearchPage(place: HTMLElement): () => void {
  const versions = JSON.parse(place.dataset.versions ?? '[]') as SearchableVersion[]
  const early = place.querySelector('input')
  const [typed, isFocused] = [early?.value ?? '', early === document.activeElement]
  const root = createRoot(place)
  flushSync(() => root.render(<SearchPage versions={versions} />))
  const input = place.querySelector('input')
  if (input !== null && typed !== '') input.value = typed
  if (isFocused) input?.focus()
  return () => root.unmount()
}
