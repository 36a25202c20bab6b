import { useContext, useEffect, useRef } from 'react'
import { modKey } from '../shortcuts/mod-key.ts'
import { Confirmation } from './try-it-confirmation.tsx'
import { ExchangeContext, ObstaclesContext } from './try-it-context.ts'
import { bodyProblemId } from './try-it-problem.tsx'

interface Props {
  isSending: boolean
  onSend: () => void
}

/**
 * The button that sends the call, or asks for what it lacks, and stops it while it runs. The bundler puts it there
 * instead of Elements' own, which is disabled during a call, so that it loses the focus.
 */
export function SendButton({ isSending, onSend }: Props) {
  const { credential, body } = useContext(ObstaclesContext)
  const exchange = useContext(ExchangeContext)
  const stop = exchange.phase === 'sending' ? exchange.stop : undefined
  const button = useRef<HTMLButtonElement>(null)
  const send = isSending ? undefined : onSend
  const sendReadable = body?.ask ?? send
  const sendWithout = credential?.send
  useEffect(() => {
    if (sendWithout === undefined) return
    sendWithout.current = () => {
      // The field's own button is gone then. What the call lacks otherwise takes the focus from here.
      button.current?.focus()
      sendReadable?.()
    }
  })
  const sendAsItIs = () => {
    button.current?.focus()
    body?.forget()
    send?.()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={stop === undefined ? 'send' : 'send is-stop'}
        aria-disabled={isSending && stop === undefined}
        // A double click sends, and doesn't stop.
        onClick={stop === undefined ? (credential?.ask ?? sendReadable) : ({ detail }) => detail < 2 && stop()}
      >
        {stop === undefined ? 'Send request' : 'Stop'}
      </button>
      {stop === undefined ? (
        <p className="try-it-keys">
          <kbd>{modKey}</kbd> <kbd>Enter</kbd> sends it from any field.
        </p>
      ) : null}
      <Confirmation onAnswer={() => button.current?.focus()} />
      {body?.isAsked ? (
        <p className="try-it-warning">
          <span id={bodyProblemId} className="try-it-problem" role="alert">
            {body.text}
          </span>{' '}
          <button type="button" aria-disabled={isSending} onClick={sendAsItIs}>
            Send it as it is
          </button>
        </p>
      ) : null}
    </>
  )
}
