import { publicHref } from '#lib/pages/public-href.ts'
import type { PopularPage } from '#lib/search/model/index-overview.ts'
import type { RecentSearches } from '#lib/search/recent-searches.ts'
import { staysHere } from './follow-link.ts'
import { SearchIcon } from './search-icon.tsx'
import type { OptionList } from './suggestion-list.tsx'

interface Props {
  list: OptionList
  recent: RecentSearches
  popular: readonly PopularPage[]
  onChoose: (query: string) => void
  onRemove: (query: string) => void
  onClear: () => void
  /** Called when the reader follows a link. */
  onLeave: () => void
}

function RecentOptions({ list, recent, onChoose }: Pick<Props, 'list' | 'recent' | 'onChoose'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label="Recent searches">
      {recent.map((query, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        <div
          role="option"
          key={query}
          id={list.optionId(index)}
          className="search-hit"
          tabIndex={-1}
          aria-selected={index === list.active}
          onPointerMove={() => list.onPoint(index)}
          onClick={() => onChoose(query)}
        >
          <SearchIcon name="recent" />
          <span className="search-hit-title">{query}</span>
        </div>
      ))}
    </div>
  )
}

function PopularOptions({ list, recent, popular, onLeave }: Pick<Props, 'list' | 'recent' | 'popular' | 'onLeave'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label="Popular pages">
      <p className="search-group" role="presentation">
        Popular pages
      </p>
      {popular.map(({ url, title }, at) => {
        const index = recent.length + at
        return (
          <a
            role="option"
            key={url}
            id={list.optionId(index)}
            className="search-hit"
            href={publicHref(url)}
            tabIndex={-1}
            aria-selected={index === list.active}
            onPointerMove={() => list.onPoint(index)}
            onClick={(event) => {
              if (!staysHere(event)) onLeave()
            }}
          >
            <SearchIcon name="Title" />
            <span className="search-hit-title">{title}</span>
          </a>
        )
      })}
    </div>
  )
}

/**
 * What the panel offers before anything is typed: recent searches and popular pages. The buttons to remove searches are
 * next to the list, because an option must not contain controls.
 */
export function EmptyPanel({ list, recent, popular, onChoose, onRemove, onClear, onLeave }: Props) {
  if (recent.length + popular.length === 0) {
    return <p className="search-notice">Search titles, headings, text, and the API.</p>
  }
  return (
    <>
      {recent.length === 0 ? null : (
        <p className="search-group">
          Recent searches
          <button type="button" onClick={onClear}>
            Clear all
          </button>
        </p>
      )}
      <div className="search-recent">
        <div role="listbox" id={list.id} aria-label="Recent searches and popular pages">
          {recent.length === 0 ? null : <RecentOptions list={list} recent={recent} onChoose={onChoose} />}
          {popular.length === 0 ? null : (
            <PopularOptions list={list} recent={recent} popular={popular} onLeave={onLeave} />
          )}
        </div>
        <ul>
          {recent.map((query) => (
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
