import { useContext, useEffect, useRef } from 'react'
import { modKey } from '../shortcuts/mod-key.ts'
import { Confirmation } from './try-it-confirmation.tsx'
import { ExchangeContext, ObstaclesContext } from './try-it-context.ts'

/** The button that sends the call, or asks for what it lacks, and stops it while it runs. It keeps the focus. */
export function SendButton({ onSend }: { onSend: () => void }) {
  const { server, credential, body, insistence } = useContext(ObstaclesContext)
  const exchange = useContext(ExchangeContext)
  const stop = exchange.phase === 'sending' ? exchange.stop : undefined
  const isSending = stop !== undefined || exchange.phase === 'confirming'
  const button = useRef<HTMLButtonElement>(null)
  const send = isSending ? undefined : onSend
  const sendReadable = body?.ask ?? send
  useEffect(() => {
    const withFocus = (next: (() => void) | undefined) => () => {
      // The button that was pressed is gone then. What the call lacks otherwise takes the focus from here.
      button.current?.focus()
      next?.()
    }
    insistence.current = {
      withoutCredential: withFocus(server?.ask ?? sendReadable),
      withoutBody: withFocus(() => {
        body?.forget()
        send?.()
      }),
      again: withFocus(server?.ask ?? credential?.ask ?? sendReadable),
      wait: withFocus(undefined),
    }
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={stop === undefined ? 'send' : 'send is-stop'}
        aria-disabled={isSending && stop === undefined}
        // A double click sends, and doesn't stop.
        onClick={
          stop === undefined ? (server?.ask ?? credential?.ask ?? sendReadable) : ({ detail }) => detail < 2 && stop()
        }
      >
        {stop === undefined ? 'Send request' : 'Stop'}
      </button>
      {stop === undefined ? (
        <p className="try-it-keys">
          <kbd>{modKey}</kbd> <kbd>Enter</kbd> sends it from any field.
        </p>
      ) : null}
      <Confirmation onAnswer={() => button.current?.focus()} />
    </>
  )
}
