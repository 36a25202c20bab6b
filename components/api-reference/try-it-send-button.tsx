import { useContext, useState } from 'react'
import { ObstaclesContext } from './try-it-context.ts'
import { bodyProblemId } from './try-it-problem.tsx'

interface Props {
  isSending: boolean
  onSend: () => void
}

const warningId = 'try-it-warning'

/**
 * The button that sends the call, or asks for what it lacks; the bundler puts it there instead of Elements' own. That one
 * is disabled during a call, so it loses the focus.
 */
export function SendButton({ isSending, onSend }: Props) {
  const { credential, body } = useContext(ObstaclesContext)
  const [isAsked, setAsked] = useState(false)
  const missing = isAsked ? credential : undefined
  const ask = () => {
    setAsked(true)
    credential?.ask()
  }
  const send = isSending ? undefined : onSend
  const sendReadable = body?.ask ?? send
  return (
    <>
      <button
        type="button"
        className="send"
        aria-disabled={isSending}
        aria-describedby={missing && warningId}
        onClick={credential === undefined ? sendReadable : ask}
      >
        Send request
      </button>
      {missing === undefined ? null : (
        <p className="try-it-warning">
          <span id={warningId}>“{missing.label}” is empty, and the call needs it.</span>{' '}
          <button type="button" aria-disabled={isSending} onClick={sendReadable}>
            Send without it
          </button>
        </p>
      )}
      {body?.isAsked ? (
        <p className="try-it-warning">
          <span id={bodyProblemId} className="try-it-problem" role="alert">
            {body.text}
          </span>{' '}
          <button type="button" aria-disabled={isSending} onClick={send}>
            Send it as it is
          </button>
        </p>
      ) : null}
    </>
  )
}
