import { useContext, useEffect, useRef } from 'react'
import { responseTitle } from '#lib/api/view/status-text.ts'
import { AccessLink } from './access-link.tsx'
import { ExchangeContext, PreviousContext } from './try-it-context.ts'
import { IssuedToken } from './try-it-issued-token.tsx'
import type { ReceivedResponse } from './try-it-send.ts'

function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : `${(bytes / 1000).toFixed(1)} KB`
}

/** Duration and size of a response, in words. @example receivedFacts(response) → ['92 ms', '898 bytes'] */
export function receivedFacts({
  tookMs,
  body,
  isWhole,
}: Pick<ReceivedResponse, 'tookMs' | 'body' | 'isWhole'>): string[] {
  return [`${Math.round(tookMs)} ms`, sizeText(body.size), ...(isWhole ? [] : ['stopped by you'])]
}

/**
 * Says what the call is doing, next to the button that sends it: the bundler puts it there instead of Elements' list of
 * servers. A response has its own panel, so screen readers get the words, and nobody else.
 */
export function CallProgress() {
  const exchange = useContext(ExchangeContext)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (exchange.phase !== 'failed') return
    // Only the next frame has the panel that says why.
    requestAnimationFrame(() => {
      status.current?.closest('.TryItPanel')?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
    })
  }, [exchange])
  return (
    <p ref={status} role="status" className="try-it-progress" data-phase={exchange.phase}>
      {exchange.phase === 'sending' ? 'Waiting for the response…' : null}
      {exchange.phase === 'failed' ? 'The request failed.' : null}
      {exchange.phase === 'received'
        ? `Response ${exchange.response.status} in ${receivedFacts(exchange.response).join(', ')}`
        : null}
    </p>
  )
}

/** Headers that say most about a call come first: what is left of the limit, and what support asks for. */
const firstHeaders = /rate-?limit|retry-after|trace|request-id/i

export function sortedHeaders(headers: Headers | undefined): [name: string, value: string][] {
  const all = [...(headers ?? [])]
  return [...all.filter(([name]) => firstHeaders.test(name)), ...all.filter(([name]) => !firstHeaders.test(name))]
}

/** The first lines of a response: status, duration, size, and headers. It replaces Elements' status in the bundle. */
export function ResponseFacts({ status }: { status: number }) {
  const exchange = useContext(ExchangeContext)
  const received = exchange.phase === 'received' ? exchange.response : undefined
  const isPrevious = useContext(PreviousContext)
  const headers = sortedHeaders(received?.headers)
  const facts = useRef<HTMLDivElement>(null)
  // A call that is sent by keyboard may be far above its response.
  useEffect(() => {
    if (received !== undefined) facts.current?.scrollIntoView({ block: 'nearest' })
  }, [received])
  return (
    <div ref={facts} className="try-it-facts">
      {isPrevious ? <p className="try-it-previous">From the request before your changes.</p> : null}
      <p>
        <strong className={`status is-${Math.floor(status / 100)}xx`}>{responseTitle(String(status))}</strong>
        {received === undefined ? null : receivedFacts(received).map((fact) => <span key={fact}>{fact}</span>)}
      </p>
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
      {exchange.phase === 'received' && exchange.token !== undefined ? <IssuedToken token={exchange.token} /> : null}
      {status === 401 ? (
        <p className="try-it-refusal">
          The call needs valid credentials. <AccessLink />
        </p>
      ) : null}
    </div>
  )
}
