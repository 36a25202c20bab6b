import type { Exchange } from './try-it-exchange.ts'

function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`
}

function statusText(exchange: Exchange): string {
  switch (exchange.phase) {
    case 'idle':
      return ''
    case 'sending':
      return 'Waiting for the response…'
    case 'failed':
      return 'The request failed.'
    case 'answered': {
      const { status, tookMs, body, isWhole } = exchange.answer
      const facts = `Response ${status} in ${Math.round(tookMs)} ms, ${sizeText(body.size)}`
      return isWhole ? facts : `${facts}, stopped by you`
    }
  }
}

/** Details that Elements doesn't show about a response: duration, size, and headers. */
export function AnswerFacts({ exchange }: { exchange: Exchange }) {
  const headers = exchange.phase === 'answered' ? [...exchange.answer.headers] : []
  return (
    <div className="try-it-answer">
      <p role="status">{statusText(exchange)}</p>
      {exchange.phase === 'sending' ? (
        <button type="button" className="button" onClick={exchange.stop}>
          Stop
        </button>
      ) : null}
      {headers.length > 0 ? (
        <details>
          <summary>Response headers</summary>
          <dl>
            {headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  )
}
