import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import { operationCall } from '#lib/search/operation-call.ts'
import { hitHref } from '#lib/search/searched-terms.ts'
import { sectionLabel } from '#lib/search/section-label.ts'
import { staysHere } from './follow-link.ts'
import { HitExcerpt, MarkedField } from './hit-text.tsx'
import { hitIcon, SearchIcon } from './search-icon.tsx'

interface SuggestionProps {
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
function Suggestion({ hit, label, id, isActive, onPoint, onFollow }: SuggestionProps) {
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

/** The list of options below the field, whose focus stays in the field. */
export interface OptionList {
  id: string
  optionId: (index: number) => string
  /** Index of the option that the keys have reached. */
  active: number
  /** Called when the pointer reaches an option. */
  onPoint: (index: number) => void
}

interface Props extends OptionList {
  hits: readonly AlgoliaHit[]
  /** The parts of the site, for the labels of suggestions. */
  contexts: readonly SearchContext[]
  onFollow: () => void
}

/** Suggestions, best first, each with the part of the site that it belongs to. */
export function SuggestionList({ id, optionId, hits, contexts, active, onPoint, onFollow }: Props) {
  return (
    <div role="listbox" id={id} className="search-list" aria-label="Suggestions" tabIndex={-1}>
      {hits.map((hit, index) => (
        <Suggestion
          key={hit.objectID}
          hit={hit}
          label={sectionLabel(hit, contexts)}
          id={optionId(index)}
          isActive={index === active}
          onPoint={() => onPoint(index)}
          onFollow={onFollow}
        />
      ))}
    </div>
  )
}
