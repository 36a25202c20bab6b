import { useContext } from 'react'
import { MissingContext } from './try-it-context.ts'

interface Props {
  isSending: boolean
  onSend: () => void
}

const warningId = 'try-it-warning'

/**
 * The button that sends the call; the bundler puts it there instead of Elements' own. That one is disabled during a
 * call, so it loses the focus.
 */
export function SendButton({ isSending, onSend }: Props) {
  const missing = useContext(MissingContext)
  return (
    <>
      <button
        type="button"
        className="send"
        aria-disabled={isSending}
        aria-describedby={missing === undefined || isSending ? undefined : warningId}
        onClick={isSending ? undefined : onSend}
      >
        Send request
      </button>
      {missing === undefined || isSending ? null : (
        <p id={warningId} className="try-it-warning">
          “{missing}” is empty, and the call needs it.
        </p>
      )}
    </>
  )
}
