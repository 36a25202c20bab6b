import { Configure } from 'react-instantsearch'
import { wholeSite } from '#lib/search/model/contexts.ts'
import type { SearchAddress } from '#lib/search/search-address.ts'
import { ResultList } from './result-list.tsx'
import { SearchProvider } from './search-provider.tsx'
import { useContextCounts } from './use-context-counts.ts'
import { useIndexOverview } from './use-index-overview.ts'
import { useSearchAnswer } from './use-search-answer.ts'

const resultsPerPage = 20

function Results({ address }: { address: SearchAddress }) {
  const { query, context, version, page } = address
  const answer = useSearchAnswer(query)
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
    </>
  )
}

export function SearchResults({ address }: { address: SearchAddress }) {
  return (
    <SearchProvider key={address.version} version={address.version}>
      <Results address={address} />
    </SearchProvider>
  )
}
