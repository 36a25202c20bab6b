import { type MouseEvent, useEffect, useRef } from 'react'
import { type SearchContext, wholeSite } from '#lib/search/model/contexts.ts'
import { type SearchAddress, searchHref } from '#lib/search/search-address.ts'
import type { ContextCounts } from './use-context-counts.ts'

interface Props {
  address: SearchAddress
  /** Empty until they are loaded. */
  contexts: readonly SearchContext[]
  counts: ContextCounts
  onFollow: (event: MouseEvent) => void
}

/**
 * Limits results to a part of the site. Lists the parts with results, those with the most first, and the selected one.
 * It is there before they are known, so that it moves no result.
 */
export function ContextFilter({ address, contexts, counts, onFollow }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const countOf = ({ id }: SearchContext) => counts[id] ?? 0
  const parts = contexts.filter((part) => part.id === address.context || countOf(part) > 0)
  const options = [{ id: wholeSite, label: 'Everything' }, ...parts.sort((a, b) => countOf(b) - countOf(a))]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection or more options move the selected one
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    // `scrollIntoView` could also scroll the page.
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [address.context, options.length])
  if (contexts.length === 1) return null
  return (
    <nav className="context-filter" aria-label="Parts of the documentation">
      <ul ref={list}>
        {options.map(({ id, label }) => (
          <li key={id}>
            <a
              className="search-chip"
              href={searchHref({ ...address, context: id, page: 1 })}
              aria-current={id === address.context ? 'true' : undefined}
              onClick={onFollow}
            >
              {label}
              {counts[id] ? <span className="search-count"> {counts[id]}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
