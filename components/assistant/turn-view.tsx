import { answerMarkdown } from '#lib/assistant/answer-text.ts'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import type { AnswerVote, Turn } from '#lib/assistant/conversation.ts'
import { AnswerView, Elsewhere } from './answer-view.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import { CopyButton } from './copy-button.tsx'

interface Props {
  turn: Turn
  help: AssistantSettings['help']
  /** Whether the question can be asked again now. */
  canRetry: boolean
  onRetry: (turn: Turn) => void
  onVote: (turn: Turn, vote: AnswerVote) => void
}

const votes = [
  { vote: 'up', label: 'Good answer' },
  { vote: 'down', label: 'Bad answer' },
] as const

function AnswerTools({ turn, onVote }: Pick<Props, 'turn' | 'onVote'>) {
  const { answer } = turn
  if (answer === undefined) return null
  return (
    <div className="assistant-tools">
      {answer.kind === 'unknown' ? null : (
        <CopyButton name="Copy answer" text={() => answerMarkdown(answer, location.origin)} />
      )}
      {votes.map(({ vote, label }) => (
        <button
          key={vote}
          type="button"
          className="assistant-tool"
          aria-pressed={turn.vote === vote}
          aria-label={label}
          title={label}
          onClick={() => onVote(turn, vote)}
        >
          <AssistantIcon name={vote} />
        </button>
      ))}
      <span role="status">{turn.vote === undefined ? '' : 'Thanks for your feedback.'}</span>
    </div>
  )
}

/** A question with its answer or its error. */
export function TurnView({ turn, help, canRetry, onRetry, onVote }: Props) {
  const { question, state, answer, notice } = turn
  return (
    <article className="assistant-turn" aria-label={`Question: ${question}`} aria-busy={state === 'asking'}>
      <p className="assistant-question">{question}</p>
      {notice === undefined ? null : <p className="assistant-notice">{notice}</p>}
      {answer === undefined ? null : (
        <div className="assistant-answer">
          <AnswerView question={question} answer={answer} help={help} />
        </div>
      )}
      {state === 'asking' && answer === undefined ? (
        <p className="assistant-wait">
          Reading the docs<span aria-hidden="true">…</span>
        </p>
      ) : null}
      {state === 'stopped' ? <p className="assistant-notice">You stopped this answer.</p> : null}
      {state === 'failed' || state === 'stopped' ? (
        <button type="button" className="button assistant-retry" disabled={!canRetry} onClick={() => onRetry(turn)}>
          <AssistantIcon name="retry" />
          Try again
        </button>
      ) : null}
      {state === 'done' ? <AnswerTools turn={turn} onVote={onVote} /> : null}
      {turn.vote === 'down' && answer?.kind !== 'unknown' ? <Elsewhere question={question} help={help} /> : null}
    </article>
  )
}
