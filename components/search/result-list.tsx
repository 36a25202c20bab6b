import type { MouseEvent } from 'react'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { type SearchContext, wholeSite } from '#lib/search/model/contexts.ts'
import { type SearchAddress, searchHref } from '#lib/search/search-address.ts'
import { hitHref } from '#lib/search/searched-terms.ts'
import { sectionLabel } from '#lib/search/section-label.ts'
import { changeAddress } from '../page-parts/address.ts'
import { ContextFilter } from './context-filter.tsx'
import { staysHere } from './follow-link.ts'
import { HitCall, HitExcerpt, HitTitle } from './hit-text.tsx'
import { ResultPages } from './result-pages.tsx'
import { hitIcon, SearchIcon } from './search-icon.tsx'
import { countInWords, Incomplete, NoResults, PartlySearched, SearchFailure, Unanswered } from './search-notice.tsx'
import type { ContextCounts } from './use-context-counts.ts'
import type { SearchAnswerState } from './use-search-answer.ts'

/**
 * Follows a link to other results by changing the URL, without loading the page again, so it also works offline. Moves
 * the reader to the heading of the results.
 */
function showResults(event: MouseEvent): void {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || staysHere(event) || event.button !== 0) return
  event.preventDefault()
  changeAddress(link.href)
  const head = document.getElementById('results')
  head?.focus({ preventScroll: true })
  head?.scrollIntoView({ behavior: 'instant' })
}

interface Props {
  address: SearchAddress
  answer: SearchAnswerState
  contexts: readonly SearchContext[]
  counts: ContextCounts
}

function Result({ hit, contexts }: { hit: AlgoliaHit; contexts: readonly SearchContext[] }) {
  const [label, ...path] = [sectionLabel(hit, contexts), ...hit.breadcrumbs]
  return (
    <li className="search-result">
      <SearchIcon name={hitIcon(hit)} />
      <a href={hitHref(hit)}>
        <HitTitle hit={hit} />
      </a>
      <HitCall hit={hit} />
      <p className="search-hit-path">{[label, ...path.filter((crumb) => crumb !== label)].join(' › ')}</p>
      <p>
        <HitExcerpt hit={hit} />
      </p>
    </li>
  )
}

function summary(answer: SearchAnswerState, page: number, within: string | undefined): string {
  const { status, total, pages, hits } = answer
  if (status === 'searching') return 'Searching…'
  if (total > 0 && hits.length === 0) return `There is no page ${page} of these results`
  const where = within === undefined ? '' : ` within “${within}”`
  return `${countInWords(answer)}${where}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
}

/** Search results: the count, the filter, and one page of hits. */
export function ResultList({ address, answer, contexts, counts }: Props) {
  const { query, context, page } = address
  const within = context === wholeSite ? undefined : (contexts.find(({ id }) => id === context)?.label ?? context)
  if (answer.status === 'failed') return <SearchFailure onRetry={answer.retry} />
  const isDone = answer.status === 'done'
  const hasNone = isDone && answer.total === 0
  if (hasNone && !answer.isComplete) return <PartlySearched query={query} onRetry={answer.retry} />
  const follow = (event: MouseEvent) => showResults(event)
  return (
    <section className="search-results" aria-labelledby="results" aria-busy={!isDone}>
      <h2 id="results" tabIndex={-1}>
        {hasNone ? 'No results' : 'Results'} for “<bdi>{query.trim()}</bdi>”
        {hasNone && within !== undefined ? ` within “${within}”` : ''}
      </h2>
      <p role="status">{summary(answer, page, within)}</p>
      {hasNone && within === undefined ? null : (
        <ContextFilter address={address} contexts={contexts} counts={counts} onFollow={follow} />
      )}
      {hasNone ? (
        <NoResults
          query={query}
          spellings={answer.spellings}
          within={within}
          onSpelling={(spelling) => changeAddress(searchHref({ ...address, query: spelling, page: 1 }))}
          onWiden={() => changeAddress(searchHref({ ...address, context: wholeSite, page: 1 }))}
        />
      ) : null}
      <Unanswered answer={answer} />
      <ol className="page-list">
        {answer.hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} contexts={contexts} />
        ))}
      </ol>
      <Incomplete answer={answer} />
      <ResultPages address={address} pages={answer.pages} onFollow={follow} />
    </section>
  )
}
