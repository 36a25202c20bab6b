import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { operationCall } from '#lib/search/operation-call.ts'
import { hitHref } from '#lib/search/searched-terms.ts'
import { staysHere } from './follow-link.ts'
import { HitExcerpt, MarkedField } from './hit-text.tsx'
import { hitIcon, SearchIcon } from './search-icon.tsx'

interface Props {
  hit: AlgoliaHit
  /** The part of the site that the suggestion belongs to. */
  label: string
  id: string
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

/**
 * A suggestion, with one line of context: an operation's method and path, or an excerpt of a page. It is a link, so
 * readers can open it in a new tab.
 */
export function Suggestion({ hit, label, id, isActive, onPoint, onFollow }: Props) {
  const call = operationCall(hit)
  return (
    <a
      role="option"
      id={id}
      className="search-hit"
      href={hitHref(hit)}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={(event) => {
        if (!staysHere(event)) onFollow()
      }}
    >
      <SearchIcon name={hitIcon(hit)} />
      <span className="search-hit-title">
        <MarkedField hit={hit} field="title" />
        {hit.section === '' ? null : (
          <>
            <span className="search-hit-part"> › </span>
            <MarkedField hit={hit} field="section" />
          </>
        )}
      </span>
      <span className="search-hit-label">{label}</span>
      <span className="search-hit-text">{call === undefined ? <HitExcerpt hit={hit} /> : <code>{call}</code>}</span>
    </a>
  )
}
