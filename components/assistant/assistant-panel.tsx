import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { spokenAnswer } from '#lib/assistant/answer-text.ts'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import type { Conversation } from '#lib/assistant/conversation.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { AssistantIcon } from './assistant-icon.tsx'
import { chooseProvider } from './choose-provider.ts'
import { QuestionForm } from './question-form.tsx'
import { TurnView } from './turn-view.tsx'
import { useConversation } from './use-conversation.ts'

interface Props {
  settings: AssistantSettings
  /** Asked when the dialog opens, such as what search didn't find. A new object asks again. */
  first: { question: string } | undefined
  /** What was typed before the dialog opened for the first time. */
  draft: string
  onClose: () => void
}

/** The screen reader announcement for the newest question: that it was asked, then its complete answer. */
function announcement(turns: Conversation): string {
  const turn = turns.at(-1)
  if (turn === undefined) return ''
  if (turn.state === 'asking') return 'Reading the docs.'
  if (turn.state === 'failed') return `No answer. ${turn.notice ?? ''}`
  if (turn.state === 'stopped' || turn.answer === undefined) return 'Stopped.'
  return `${turn.notice ?? ''} Answer: ${spokenAnswer(turn.answer)}`.trim()
}

/** Scrolls to a new question, but doesn't scroll while it is answered. */
function useNewestInView(count: number) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (count > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [count])
  return log
}

interface HeadProps {
  product: string
  /** Undefined while there is no conversation. */
  onClear: (() => void) | undefined
  onClose: () => void
}

function Head({ product, onClear, onClose }: HeadProps) {
  return (
    <div className="assistant-head">
      <h2 id="assistant-title">
        <AssistantIcon name="assistant" />
        {product} Docs Assistant
      </h2>
      {onClear === undefined ? null : (
        <button type="button" className="assistant-tool" onClick={onClear}>
          <AssistantIcon name="new" />
          <span>New conversation</span>
        </button>
      )}
      <button type="button" className="assistant-tool" aria-label="Close the assistant" title="Close" onClick={onClose}>
        <AssistantIcon name="close" />
      </button>
    </div>
  )
}

/** What an empty conversation shows. */
function Examples({ examples, onAsk }: { examples: readonly string[]; onAsk: (question: string) => void }) {
  return (
    <div className="assistant-empty">
      <p>Ask a question. The answer cites the pages that it comes from.</p>
      {examples.length === 0 ? null : (
        <>
          <h3>Example questions</h3>
          <ul>
            {examples.map((example) => (
              <li key={example}>
                <button type="button" onClick={() => onAsk(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The dialog's content: the conversation or, if empty, examples, then the question field and the disclaimer. */
export function AssistantPanel({ settings, first, draft, onClose }: Props) {
  const { product, href, examples, help } = settings
  const provider = useMemo(() => chooseProvider(settings), [settings])
  const { turns, isAsking, ask, retry, stop, vote, clear } = useConversation(provider)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useNewestInView(turns.length)
  useEffect(() => field.current?.focus(), [])
  const askFirst = useEffectEvent((question: string) => {
    if (!isAsking) ask(question)
  })
  useEffect(() => {
    if (first !== undefined) askFirst(first.question)
  }, [first])
  /** Does something, and returns the focus to the field. */
  const withFocus =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      act(...args)
      field.current?.focus()
    }
  return (
    <>
      <Head product={product} onClear={turns.length === 0 ? undefined : withFocus(clear)} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className="assistant-body" tabIndex={0} aria-label="Conversation">
        {turns.length === 0 ? (
          <Examples examples={examples} onAsk={withFocus(ask)} />
        ) : (
          <div ref={log}>
            {turns.map((turn) => (
              <TurnView key={turn.id} turn={turn} help={help} canRetry={!isAsking} onRetry={retry} onVote={vote} />
            ))}
          </div>
        )}
      </section>
      <p className="visually-hidden" role="status">
        {announcement(turns)}
      </p>
      <QuestionForm
        field={field}
        draft={draft}
        placeholder={`Ask me anything about ${product}...`}
        isAsking={isAsking}
        onAsk={withFocus(ask)}
        onStop={withFocus(stop)}
      />
      <p className="assistant-disclaimer" id="assistant-disclaimer">
        {turns.length === 0
          ? 'The assistant has full access to the documentation and API references. Answers may not be fully accurate: please rate them with thumbs up or thumbs down. '
          : 'Answers may be inaccurate. '}
        <a href={publicHref(href)}>Tips for good answers</a>
      </p>
    </>
  )
}
