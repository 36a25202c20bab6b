import { useContext, useEffect, useRef } from 'react'
import { modKey } from '../shortcuts/mod-key.ts'
import { Confirmation } from './try-it-confirmation.tsx'
import { ObstaclesContext } from './try-it-context.ts'
import { bodyProblemId } from './try-it-problem.tsx'

interface Props {
  isSending: boolean
  onSend: () => void
}

/**
 * The button that sends the call, or asks for what it lacks; the bundler puts it there instead of Elements' own. That one
 * is disabled during a call, so it loses the focus.
 */
export function SendButton({ isSending, onSend }: Props) {
  const { credential, body } = useContext(ObstaclesContext)
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
        className="send"
        aria-disabled={isSending}
        onClick={credential?.ask ?? sendReadable}
      >
        Send request
      </button>
      <p className="try-it-keys">
        <kbd>{modKey}</kbd> <kbd>Enter</kbd> sends it from any field.
      </p>
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
