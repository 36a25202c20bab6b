import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { isJson } from '#lib/api/samples/sample-request.ts'
import { responseTitle } from '#lib/api/view/status-text.ts'
import { AccessLink } from './access-link.tsx'
import { CopyButton } from './copy-button.tsx'
import { CodeLines } from './json-code.tsx'
import { ExchangeContext } from './try-it-context.ts'
import type { Result } from './try-it-exchange.ts'
import { IssuedToken } from './try-it-issued-token.tsx'
import { Panel } from './try-it-panel.tsx'
import type { ReceivedResponse } from './try-it-send.ts'
import { mockNote } from './try-it-servers.ts'

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
 * Says what the call is doing, next to the button that sends it. A response has its own panel, so screen readers get the
 * words, and nobody else.
 */
export function CallProgress() {
  const exchange = useContext(ExchangeContext)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (exchange.phase !== 'failed') return
    // Only the next frame has the panel that says why.
    requestAnimationFrame(() => {
      status.current?.closest('.try-it-form')?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
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

type Received = Extract<Result, { phase: 'received' }>

interface Props {
  result: Received
  /** Whether the reader has changed the call since. */
  isPrevious: boolean
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}

/** The first lines of a response: status, duration, size, and headers. */
function ResponseFacts({ result: { response, token, isMock } }: Pick<Props, 'result'>) {
  const { status } = response
  const headers = sortedHeaders(response.headers)
  const facts = useRef<HTMLDivElement>(null)
  // A call that is sent by keyboard may be far above its response.
  useEffect(() => {
    if (response.status > 0) facts.current?.scrollIntoView({ block: 'nearest' })
  }, [response])
  return (
    <div ref={facts} className="try-it-facts">
      <p>
        <strong className={`status is-${Math.floor(status / 100)}xx`}>{responseTitle(String(status))}</strong>
        {receivedFacts(response).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
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
      {token === undefined ? null : <IssuedToken token={token} />}
      {isMock ? (
        <p className="try-it-refusal">
          {status >= 400 ? 'This is an example error. It can name fields that you haven’t sent. ' : ''}
          {mockNote}
        </p>
      ) : null}
      {status === 401 ? (
        <p className="try-it-refusal">
          The call needs valid credentials. <AccessLink />
        </p>
      ) : null}
    </div>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

/** An image of a response. Its address is valid as long as it is shown. */
function ResponseImage({ body }: { body: Blob }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const created = URL.createObjectURL(body)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [body])
  // biome-ignore lint/performance/noImgElement: what an API has sent
  return <img src={address} alt="Response body" />
}

/** The body of a response: JSON, pretty or as it was sent, another text, or an image. */
function ResponseBody({ body, text, isRaw }: { body: Blob; text: string; isRaw: boolean }) {
  const hasJson = isJson(body.type)
  const shown = useMemo(() => (hasJson && !isRaw ? pretty(text) : text), [text, hasJson, isRaw])
  if (body.type.startsWith('image/')) return <ResponseImage body={body} />
  if (text === '') return null
  if (!hasJson && !/^text\/|\bxml\b/.test(body.type)) return <p>This kind of response body can’t be shown here.</p>
  return (
    <div className="try-it-body">
      {/* biome-ignore lint/a11y/useSemanticElements: it is not a part of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard */}
      <pre role="group" aria-label="Response body" tabIndex={0}>
        <CodeLines text={shown} isJson={hasJson} />
      </pre>
      <div className="code-tools">
        <CopyButton label="Copy response" text={shown} />
      </div>
    </div>
  )
}

/** A response, below the form. */
export function ResponsePanel({ result, isPrevious, isFolded, onFold }: Props) {
  const [isRaw, setRaw] = useState(false)
  const { body } = result.response
  return (
    <Panel
      title={isPrevious ? 'Response to the request before your changes' : 'Response'}
      isFolded={isFolded}
      onFold={onFold}
      aside={
        isJson(body.type) ? (
          <select
            aria-label="Body format"
            value={isRaw ? 'raw' : ''}
            onChange={({ currentTarget }) => setRaw(currentTarget.value === 'raw')}
          >
            <option value="">Formatted</option>
            <option value="raw">As sent</option>
          </select>
        ) : null
      }
    >
      <div className="try-it-response">
        <ResponseFacts result={result} />
        <ResponseBody body={body} text={result.text} isRaw={isRaw} />
      </div>
    </Panel>
  )
}
