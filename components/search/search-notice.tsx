import type { ReactNode } from 'react'
import { askAi, canAskAi } from '../ask-ai.ts'
import { staysHere } from './follow-link.ts'
import type { SearchAnswerState } from './use-search-answer.ts'

export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-notice" role="alert">
      <p>The search could not be loaded. Check your connection.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

/** Says that only a part of the index could be searched, and that this part has nothing. */
export function PartlySearched({ query, onRetry }: { query: string; onRetry: () => void }) {
  return (
    <div className="search-notice" role="alert">
      <p>
        Only titles and headings could be searched, and none has “<bdi>{query.trim()}</bdi>”. Check your connection.
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

interface NoResultsProps {
  query: string
  spellings: readonly string[]
  /** Name of the searched part of the site; undefined for the whole site. */
  within: string | undefined
  onSpelling: (query: string) => void
  onWiden: () => void
  /** Called before the assistant or a page opens. */
  onLeave?: () => void
  /** Says that there are no results, unless a heading does. */
  children?: ReactNode
}

/** Links to the main sections of the site, as in the header. */
function Sections({ onLeave }: Pick<NoResultsProps, 'onLeave'>) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.navbar-sections a:not([target])')]
  if (links.length === 0) return null
  return (
    <p className="search-sections">
      Or browse:{' '}
      {links.map(({ href, textContent }) => (
        <a key={href} href={href} onClick={(event) => staysHere(event) || onLeave?.()}>
          {textContent}
        </a>
      ))}
    </p>
  )
}

/** The notice for a search without results, with suggestions. */
export function NoResults({ query, spellings, within, onSpelling, onWiden, onLeave, children }: NoResultsProps) {
  return (
    <div className="search-notice">
      {children}
      <p>Check the spelling, or try other or fewer words.</p>
      {spellings.length > 0 ? (
        <p className="search-spellings">
          Did you mean{' '}
          {spellings.map((spelling) => (
            <button key={spelling} type="button" className="button" onClick={() => onSpelling(spelling)}>
              {spelling}
            </button>
          ))}
        </p>
      ) : null}
      {within === undefined ? null : (
        <button type="button" className="button" onClick={onWiden}>
          Search everything
        </button>
      )}
      {canAskAi() ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            onLeave?.()
            askAi(query.trim())
          }}
        >
          Ask AI about “<bdi>{query.trim()}</bdi>”
        </button>
      ) : null}
      <Sections {...(onLeave && { onLeave })} />
    </div>
  )
}

/** Says that the hits only share words with what no page answers. */
export function Unanswered({ answer }: { answer: SearchAnswerState }) {
  if (!answer.isUnanswered || answer.hits.length === 0) return null
  return <p className="search-unanswered">The docs don’t seem to answer this. These pages have some of the words.</p>
}

/** Notes that results are incomplete, after a delay so it doesn't flash with every keystroke. */
export function Incomplete({ answer }: { answer: SearchAnswerState }) {
  if (answer.isComplete || answer.status !== 'done' || answer.hits.length === 0) return null
  return <p className="search-incomplete">Only titles and headings have been searched so far.</p>
}

/** Screen reader announcement of an answer. */
export function answerInWords(answer: SearchAnswerState): string {
  const { status, total, hits } = answer
  if (status === 'failed') return ''
  if (status === 'searching') return hits.length > 0 ? '' : 'Searching…'
  const count = hits.length < total ? `${countInWords(answer)}, ${hits.length} suggested` : countInWords(answer)
  return answer.isUnanswered ? `${count}, but the docs don’t seem to answer this` : count
}

/** The number of results in words. */
export function countInWords({ total, isComplete }: Pick<SearchAnswerState, 'total' | 'isComplete'>): string {
  if (total === 0) return isComplete ? 'No results' : 'No results in titles and headings'
  return `${total} ${total === 1 ? 'result' : 'results'}${isComplete ? '' : ' so far'}`
}
