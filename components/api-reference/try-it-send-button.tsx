import { useContext } from 'react'
import { MissingContext } from './try-it-context.ts'

interface Props {
  isSending: boolean
  onSend: () => void
}

const warningId = 'try-it-warning'

/**
 * The button that sends the call, or asks for the credential that it needs; the bundler puts it there instead of
 * Elements' own. That one is disabled during a call, so it loses the focus.
 */
export function SendButton({ isSending, onSend }: Props) {
  const missing = useContext(MissingContext)
  const send = isSending ? undefined : onSend
  return (
    <>
      <button
        type="button"
        className="send"
        aria-disabled={isSending}
        aria-describedby={missing && warningId}
        onClick={missing?.ask ?? send}
      >
        Send request
      </button>
      {missing === undefined ? null : (
        <p className="try-it-warning">
          <span id={warningId}>“{missing.label}” is empty, and the call needs it.</span>{' '}
          <button type="button" aria-disabled={isSending} onClick={send}>
            Send without it
          </button>
        </p>
      )}
    </>
  )
}
