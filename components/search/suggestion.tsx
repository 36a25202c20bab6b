import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { hitHref } from '#lib/search/searched-terms.ts'
import { staysHere } from './follow-link.ts'
import { HitExcerpt, MarkedField } from './hit-text.tsx'
import { hitIcon, SearchIcon } from './search-icon.tsx'

interface Props {
  hit: AlgoliaHit
  /** Name of the suggestion's group, which is omitted from its path. */
  label: string
  id: string
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

/** A suggestion. It is a link, so readers can open it in a new tab. */
export function Suggestion({ hit, label, id, isActive, onPoint, onFollow }: Props) {
  const path = hit.breadcrumbs.filter((crumb) => crumb !== label)
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
      <span className="search-hit-text">
        <HitExcerpt hit={hit} />
      </span>
      {path.length > 0 ? <span className="search-hit-path">{path.join(' › ')}</span> : null}
    </a>
  )
}
