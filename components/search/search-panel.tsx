import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import type { PopularPage } from '#lib/search/model/index-overview.ts'
import { canAskAi } from '../ask-ai.ts'
import { EmptyPanel } from './empty-panel.tsx'
import { SearchIcon } from './search-icon.tsx'
import { answerInWords, Incomplete, NoResults, PartlySearched, SearchFailure, Unanswered } from './search-notice.tsx'
import { type OptionList, SuggestionList } from './suggestion-list.tsx'
import type { RecentSearchesControl } from './use-recent-searches.ts'
import type { SearchAnswerState } from './use-search-answer.ts'

interface Props {
  isOpen: boolean
  query: string
  answer: SearchAnswerState
  hits: readonly AlgoliaHit[]
  /** Whether there is anything to select. */
  hasList: boolean
  contexts: readonly SearchContext[]
  list: OptionList
  recent: RecentSearchesControl
  popular: readonly PopularPage[]
  /** The current part of the site, if it has a name. */
  context: SearchContext | undefined
  isNarrowed: boolean
  allHref: string
  onNarrow: (isNarrowed: boolean) => void
  onWrite: (query: string) => void
  /** Called when the reader follows a link. */
  onLeave: () => void
}

function ContextChip({
  context,
  isNarrowed,
  onNarrow,
}: Pick<Props, 'isNarrowed' | 'onNarrow'> & { context: SearchContext }) {
  return (
    <button type="button" className="search-chip" aria-pressed={isNarrowed} onClick={() => onNarrow(!isNarrowed)}>
      {isNarrowed ? 'In' : 'Only in'} {context.label}
      {isNarrowed ? <SearchIcon name="close" /> : null}
    </button>
  )
}

function Answer(props: Props) {
  const { query, answer, hits, contexts, list, context, isNarrowed, allHref, onNarrow, onWrite, onLeave } = props
  const within = isNarrowed ? context?.label : undefined
  if (answer.status === 'failed') return <SearchFailure onRetry={answer.retry} />
  if (hits.length > 0) {
    return (
      <>
        <Unanswered answer={answer} />
        <SuggestionList
          {...list}
          hits={hits}
          contexts={contexts}
          all={{ href: allHref, label: `See all results${within === undefined ? '' : ` within "${within}"`}` }}
          question={canAskAi() ? query.trim() : undefined}
          onFollow={onLeave}
        />
        <Incomplete answer={answer} />
      </>
    )
  }
  if (answer.status === 'searching') return <p className="search-notice">Searching…</p>
  if (!answer.isComplete) return <PartlySearched query={query} onRetry={answer.retry} />
  return (
    <NoResults
      query={query}
      spellings={answer.spellings}
      within={within}
      onSpelling={onWrite}
      onWiden={() => onNarrow(false)}
      onLeave={onLeave}
    >
      <p>
        No results for “<bdi>{query.trim()}</bdi>”{within === undefined ? '' : ` within “${within}”`}
      </p>
    </NoResults>
  )
}

/** What the keys do. Screen readers know it from the roles. */
function KeyHints() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to select
      </span>
      <span>
        <kbd>↵</kbd> to open
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
    </p>
  )
}

/** The panel below the search box: suggestions, or recent searches and popular pages, and their actions. */
export function SearchPanel(props: Props) {
  const { isOpen, query, answer, hasList, list, recent, popular, context, isNarrowed, onNarrow, onWrite, onLeave } =
    props
  const isTyped = query.trim() !== ''
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus while the panel is clicked */}
      <div className="search-panel" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        {context === undefined ? null : <ContextChip context={context} isNarrowed={isNarrowed} onNarrow={onNarrow} />}
        <div className="search-body">
          {isTyped ? (
            <Answer {...props} />
          ) : (
            <EmptyPanel
              list={list}
              recent={recent.list}
              popular={popular}
              onChoose={onWrite}
              onRemove={recent.remove}
              onClear={recent.clear}
              onLeave={onLeave}
            />
          )}
        </div>
        {hasList ? <KeyHints /> : null}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && isTyped ? answerInWords(answer) : ''}
      </p>
    </>
  )
}
