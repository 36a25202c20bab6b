import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import type { HitGroup } from '#lib/search/hit-groups.ts'
import { Suggestion } from './suggestion.tsx'

interface Props {
  id: string
  optionId: (index: number) => string
  groups: readonly HitGroup<AlgoliaHit>[]
  active: number
  onPoint: (index: number) => void
  onFollow: () => void
}

/** Suggestions, grouped by part of the site. */
export function SuggestionList({ id, optionId, groups, active, onPoint, onFollow }: Props) {
  let count = 0
  return (
    <div role="listbox" id={id} className="search-list" aria-label="Suggestions" tabIndex={-1}>
      {groups.map(({ label, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div role="group" key={label} aria-labelledby={`${id}-${group}`}>
          <div role="presentation" id={`${id}-${group}`} className="search-group">
            {label}
          </div>
          {hits.map((hit) => {
            const index = count
            count += 1
            return (
              <Suggestion
                key={hit.objectID}
                hit={hit}
                label={label}
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
