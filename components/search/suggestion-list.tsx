import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import { sectionLabel } from '#lib/search/section-label.ts'
import { Suggestion } from './suggestion.tsx'

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
