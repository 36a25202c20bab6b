import { useContext, useRef } from 'react'
import { mockUrl } from '#lib/api/mock-url.ts'
import { copyText } from '../page-parts/enhance-code.ts'
import { ObstaclesContext, useVisit } from './try-it-context.ts'
import type { Failure } from './try-it-failure.ts'
import { Panel } from './try-it-panel.tsx'

interface Props {
  failure: Failure
  /** The call in a terminal, without credentials; undefined until it is known. */
  curl: string | undefined
  /** Called when the reader switches to the local mock, which removes this panel. */
  onMock: () => void
}

/** Why a call got no response, what to check, and what to do next. */
export function FailedCall({ failure: { what, checks, hasMock }, curl, onMock }: Props) {
  const { store } = useVisit()
  const { insistence } = useContext(ObstaclesContext)
  const status = useRef<HTMLSpanElement>(null)
  const chooseMock = () => {
    store.change({ server: mockUrl })
    onMock()
    // The button is gone then.
    insistence.current?.wait()
  }
  const copy = (control: HTMLElement) => {
    if (curl !== undefined && status.current !== null) void copyText(control, curl, status.current)
  }
  return (
    <Panel title="No response">
      {/* All of it is said: the reason, what to check, and what to do next. */}
      <div className="try-it-failure" role="alert">
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
          {hasMock === true ? (
            <button type="button" className="button" onClick={chooseMock}>
              Use the local mock
            </button>
          ) : null}
          {curl === undefined ? null : (
            <button type="button" className="button" onClick={({ currentTarget }) => copy(currentTarget)}>
              Copy as cURL
            </button>
          )}
          <span role="status" ref={status} />
        </p>
      </div>
    </Panel>
  )
}
