import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import { hitHref } from '#lib/search/searched-terms.ts'
import { sectionLabel } from '#lib/search/section-label.ts'
import { groupHits } from '#lib/search/suggested-hits.ts'
import { staysHere } from './follow-link.ts'
import { HitCall, HitExcerpt, HitTitle } from './hit-text.tsx'
import { hitIcon, SearchIcon } from './search-icon.tsx'

interface SuggestionProps {
  hit: AlgoliaHit
  /** The page or the part of the site that the suggestion is below. */
  place: string
  id: string
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

/**
 * A suggestion: an operation with its method and path, or a page with its place and an excerpt. It is a link, so readers
 * can open it in a new tab.
 */
function Suggestion({ hit, place, id, isActive, onPoint, onFollow }: SuggestionProps) {
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
        <HitTitle hit={hit} />
      </span>
      {hit.kind === 'operation' ? (
        <HitCall hit={hit} />
      ) : (
        <>
          <span className="search-hit-label">{place}</span>
          <span className="search-hit-text">
            <HitExcerpt hit={hit} />
          </span>
        </>
      )}
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
  /** The parts of the site, for suggestions that are below no page. */
  contexts: readonly SearchContext[]
  onFollow: () => void
}

/** Suggestions in groups, the best first. The numbers of options continue from group to group. */
export function SuggestionList({ id, optionId, hits, contexts, active, onPoint, onFollow }: Props) {
  const groups = groupHits(hits)
  const order = groups.flatMap((group) => group.hits)
  return (
    <div role="listbox" id={id} className="search-list" aria-label="Suggestions" tabIndex={-1}>
      {groups.map(({ label, hits: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={members[0]?.objectID} role="group" aria-label={label}>
          <p className="search-group" role="presentation">
            {label}
          </p>
          {members.map((hit) => {
            const index = order.indexOf(hit)
            return (
              <Suggestion
                key={hit.objectID}
                hit={hit}
                place={hit.breadcrumbs.at(-1) ?? sectionLabel(hit, contexts)}
                id={optionId(index)}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onFollow={onFollow}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
