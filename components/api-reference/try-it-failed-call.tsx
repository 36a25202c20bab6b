import { useContext, useRef } from 'react'
import { copyText } from '../page-parts/enhance-code.ts'
import { CallContext, ExchangeContext, ObstaclesContext } from './try-it-context.ts'
import type { Panel } from './try-it-panel.ts'

interface Props {
  /** Part of Elements. */
  Panel: Panel
  /** What Elements says if the call couldn't be made. */
  message: string
}

/** Why a call got no response, what to check, and what to do next. Part of Elements by the bundler. */
export function FailedCall({ Panel, message }: Props) {
  const exchange = useContext(ExchangeContext)
  const { insistence } = useContext(ObstaclesContext)
  const curl = useContext(CallContext)
  const status = useRef<HTMLSpanElement>(null)
  const { what, checks } = exchange.phase === 'failed' ? exchange.failure : { what: message, checks: [] }
  const copy = (control: HTMLElement) => {
    if (curl !== undefined && status.current !== null) void copyText(control, curl, status.current)
  }
  return (
    <Panel defaultIsOpen>
      <Panel.Titlebar>No response</Panel.Titlebar>
      <Panel.Content className="try-it-failure">
        <p>{what}</p>
        {checks.length === 0 ? null : (
          <ol>
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ol>
        )}
        <p className="try-it-actions">
          <button type="button" className="button" onClick={() => insistence.current?.again()}>
            Send again
          </button>
          {curl === undefined ? null : (
            <button type="button" className="button" onClick={({ currentTarget }) => copy(currentTarget)}>
              Copy as cURL
            </button>
          )}
          <span role="status" ref={status} />
        </p>
      </Panel.Content>
    </Panel>
  )
}
