import type { MouseEvent } from 'react'
import { type SearchContext, wholeSite } from '#lib/search/model/contexts.ts'
import { type SearchAddress, searchHref } from '#lib/search/search-address.ts'
import type { ContextCounts } from './use-context-counts.ts'

interface Props {
  address: SearchAddress
  contexts: readonly SearchContext[]
  counts: ContextCounts
  onFollow: (event: MouseEvent) => void
}

/** Limits results to a part of the site. Lists the parts with results and the selected one. */
export function ContextFilter({ address, contexts, counts, onFollow }: Props) {
  const options = [{ id: wholeSite, label: 'Everything' }, ...contexts].filter(
    ({ id }) => id === wholeSite || id === address.context || (counts[id] ?? 0) > 0,
  )
  if (options.length < 2) return null
  return (
    <nav className="context-filter" aria-label="Parts of the documentation">
      <ul>
        {options.map(({ id, label }) => (
          <li key={id}>
            <a
              className="search-chip"
              href={searchHref({ ...address, context: id, page: 1 })}
              aria-current={id === address.context ? 'true' : undefined}
              onClick={onFollow}
            >
              {label}
              {counts[id] === undefined ? null : <span className="search-count"> {counts[id]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
