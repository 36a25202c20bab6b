import type { SearchAnswerState } from './use-search-answer.ts'

/** What to say when a search cannot be made. */
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

interface NoResultsProps {
  query: string
  spellings: readonly string[]
  /** Name of the part of the site that is searched; undefined for the whole. */
  within: string | undefined
  onSpelling: (query: string) => void
  onWiden: () => void
}

/** What to say, and what to offer, when there is no hit. */
export function NoResults({ query, spellings, within, onSpelling, onWiden }: NoResultsProps) {
  return (
    <div className="search-notice">
      <p>
        No results for “<bdi>{query.trim()}</bdi>”{within === undefined ? '' : ` within “${within}”`}
      </p>
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
    </div>
  )
}

/** Says after a while that texts are missing: at once it would flash with every letter. */
export function Incomplete({ answer }: { answer: SearchAnswerState }) {
  if (answer.isComplete || answer.status !== 'done' || answer.hits.length === 0) return null
  return <p className="search-incomplete">Only titles and headings have been searched so far.</p>
}

/** What a screen reader says of an answer. */
export function answerInWords(answer: SearchAnswerState): string {
  const { status, total, hits } = answer
  if (status === 'failed') return ''
  if (status === 'searching') return hits.length > 0 ? '' : 'Searching…'
  return hits.length < total ? `${countInWords(answer)}, ${hits.length} suggested` : countInWords(answer)
}

/** How much was found. */
export function countInWords({ total, isComplete }: Pick<SearchAnswerState, 'total' | 'isComplete'>): string {
  if (total === 0) return 'No results'
  return `${total} ${total === 1 ? 'result' : 'results'}${isComplete ? '' : ' so far'}`
}
