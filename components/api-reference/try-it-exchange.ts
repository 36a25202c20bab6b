import type { HttpSecurityScheme } from '@stoplight/types'
import { useContext, useEffect, useRef, useState } from 'react'
import { authorize } from './try-it-authorization.ts'
import { ExchangeContext } from './try-it-context.ts'
import { type Failure, failureOf } from './try-it-failure.ts'
import { openGateway } from './try-it-gateway.ts'
import { tokenIn } from './try-it-issued-token.tsx'
import { type ReceivedResponse, send, toElementsResponse, toFailedResponse, withoutEmptyBody } from './try-it-send.ts'
import { isLocalHost } from './try-it-servers.ts'
import { settings } from './try-it-settings.ts'
import type { Visit } from './try-it-visit.ts'

export type Exchange =
  | { phase: 'idle' }
  /** Asks the reader before a call that can't be taken back. */
  | { phase: 'confirming'; method: string; url: string; answer: (isSent: boolean) => void }
  | { phase: 'sending'; stop: () => void }
  /** `token`: one that a call without credentials has returned. */
  | { phase: 'received'; response: ReceivedResponse; token: string | undefined }
  | { phase: 'failed'; failure: Failure }

interface CallState {
  schemes: readonly HttpSecurityScheme[]
  credentials: Visit['credentials']
  /** URL of the server that is called. */
  server: string | undefined
  /** Whether nobody can take the call back. */
  isIrreversible: boolean
}

function canBeSent(headers: Record<string, string>): boolean {
  try {
    new Headers(headers)
    return true
  } catch {
    return false
  }
}

/** Makes a call with the reader's credentials. Returns the response, or the reason for the failure. */
async function call(
  address: string,
  init: RequestInit,
  { schemes, credentials }: Omit<CallState, 'server' | 'isIrreversible'>,
  signal: AbortSignal,
): Promise<ReceivedResponse | Failure> {
  const filled = withoutEmptyBody(init)
  const request = { url: address, headers: (filled.headers ?? {}) as Record<string, string> }
  const { url, headers } = authorize(request, schemes, credentials)
  if (!canBeSent(headers)) {
    const what = 'The token or a header contains characters that cannot be sent.'
    return { what, checks: ['Enter it again, without line breaks.'] }
  }
  try {
    return await send(`${settings.corsProxy ?? ''}${url}`, { ...filled, headers }, signal)
  } catch (error) {
    if (signal.aborted) return { what: 'You stopped the request before a response arrived.', checks: [] }
    if (!(error instanceof TypeError)) return { what: String(error), checks: [] }
    const hasMock = isLocalHost(location.hostname)
    return failureOf({ url, pageProtocol: location.protocol, hasMock, isOnline: navigator.onLine })
  }
}

const idle: Exchange = { phase: 'idle' }

/** Whether the reader has to confirm a call. On the reader's own computer, there is only a mock or a test. */
function needsConfirmation(url: string, { isIrreversible }: CallState): boolean {
  return isIrreversible && !isLocalHost(new URL(url).hostname)
}

/** A result belongs to a server, and a failure also to the credentials: once they change, it says nothing any more. */
function useResult({ server, credentials }: CallState) {
  const [exchange, setExchange] = useState(idle)
  const [subject, setSubject] = useState({ server, credentials })
  const isOtherServer = subject.server !== server
  if (isOtherServer || subject.credentials !== credentials) {
    setSubject({ server, credentials })
    if (exchange.phase === 'failed' || (exchange.phase === 'received' && isOtherServer)) setExchange(idle)
  }
  return [exchange, setExchange] as const
}

/** Takes a result that no longer counts from the page. Part of Elements by the bundler. */
export function useForgottenResult(setResponse: (response: undefined) => void): void {
  const { phase } = useContext(ExchangeContext)
  useEffect(() => {
    if (phase === 'idle') setResponse(undefined)
  }, [phase, setResponse])
}

/** Handles the calls of Elements while the console is open. */
export function useExchange(state: CallState): Exchange {
  const [exchange, setExchange] = useResult(state)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    const unmounted = new AbortController()
    const close = openGateway(async (address, init) => {
      if (needsConfirmation(address, latest.current)) {
        const isSent = await new Promise<boolean>((answer) => {
          setExchange({ phase: 'confirming', method: init.method ?? 'GET', url: address, answer })
          unmounted.signal.addEventListener('abort', () => answer(false))
        })
        if (!isSent) {
          setExchange(idle)
          return undefined
        }
      }
      const stopped = new AbortController()
      setExchange({ phase: 'sending', stop: () => stopped.abort() })
      const outcome = await call(address, init, latest.current, AbortSignal.any([stopped.signal, unmounted.signal]))
      if ('what' in outcome) {
        setExchange({ phase: 'failed', failure: outcome })
        return toFailedResponse(outcome.what)
      }
      const token = latest.current.schemes.length === 0 ? await tokenIn(outcome) : undefined
      setExchange({ phase: 'received', response: outcome, token })
      return toElementsResponse(outcome)
    })
    return () => {
      close()
      unmounted.abort()
    }
  }, [setExchange])
  return exchange
}
