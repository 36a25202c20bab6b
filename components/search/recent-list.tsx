import type { RecentSearches } from '#lib/search/recent-searches.ts'
import { SearchIcon } from './search-icon.tsx'

interface Props {
  id: string
  optionId: (index: number) => string
  list: RecentSearches
  active: number
  onPoint: (index: number) => void
  onChoose: (query: string) => void
  onRemove: (query: string) => void
  onClear: () => void
}

/** Recent searches. The buttons to remove them are next to the list, because an option must not contain controls. */
export function RecentList({ id, optionId, list, active, onPoint, onChoose, onRemove, onClear }: Props) {
  return (
    <>
      <p className="search-group">
        Recent searches
        <button type="button" onClick={onClear}>
          Clear all
        </button>
      </p>
      <div className="search-recent">
        <div role="listbox" id={id} aria-label="Recent searches">
          {list.map((query, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              role="option"
              key={query}
              id={optionId(index)}
              className="search-hit"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => onPoint(index)}
              onClick={() => onChoose(query)}
            >
              <SearchIcon name="recent" />
              <span className="search-hit-title">{query}</span>
            </div>
          ))}
        </div>
        <ul>
          {list.map((query) => (
            <li key={query}>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove “${query}” from the recent searches`}
                onClick={() => onRemove(query)}
              >
                <SearchIcon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
