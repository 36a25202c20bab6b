import { useContext, useEffect, useId, useRef } from 'react'
import { PathText } from '../page-parts/path-text.tsx'
import { ExchangeContext } from './try-it-context.ts'

/** Asks before a call that can't be taken back. `onAnswer` moves the focus on. */
export function Confirmation({ onAnswer }: { onAnswer: () => void }) {
  const exchange = useContext(ExchangeContext)
  const [titleId, textId] = [useId(), useId()]
  const cancel = useRef<HTMLButtonElement>(null)
  const isAsked = exchange.phase === 'confirming'
  useEffect(() => {
    if (!isAsked) return
    // Whoever presses Enter twice doesn't send it.
    cancel.current?.focus({ preventScroll: true })
    cancel.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  if (!isAsked) return null
  const { method, url, answer } = exchange
  const answerWith = (isSent: boolean) => {
    onAnswer()
    answer(isSent)
  }
  return (
    <div className="try-it-confirmation" role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <p id={titleId} className="try-it-confirmation-title">
        Send this request?
      </p>
      <p id={textId}>
        <code>
          {method} <PathText text={url} />
        </code>{' '}
        This can’t be undone from here. Check the address before you send it.
      </p>
      <button type="button" className="button is-danger" onClick={() => answerWith(true)}>
        Send {method}
      </button>
      <button ref={cancel} type="button" className="button cancel" onClick={() => answerWith(false)}>
        Cancel
      </button>
    </div>
  )
}
