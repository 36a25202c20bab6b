import type { HttpSecurityScheme } from '@stoplight/types'
import { useEffect, useRef, useState } from 'react'
import { mockUrl } from '#lib/api/mock-url.ts'
import { authorize } from './try-it-authorization.ts'
import { type Failure, failureOf } from './try-it-failure.ts'
import { tokenIn } from './try-it-issued-token.tsx'
import { type ReceivedResponse, send } from './try-it-send.ts'
import { isLocalHost } from './try-it-servers.ts'
import { settings } from './try-it-settings.ts'
import type { Visit } from './try-it-visit.ts'

export type Exchange =
  | { phase: 'idle' }
  /** Asks the reader before a call that can't be taken back. */
  | { phase: 'confirming'; method: string; url: string; answer: (isSent: boolean) => void }
  | { phase: 'sending'; stop: () => void }
  | Result

/** `token`: one that a call without credentials has returned. `isMock`: whether the local mock has answered. */
export type Result =
  | { phase: 'received'; response: ReceivedResponse; text: string; token: string | undefined; isMock: boolean }
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
  const request = { url: address, headers: (init.headers ?? {}) as Record<string, string> }
  const { url, headers } = authorize(request, schemes, credentials)
  if (!canBeSent(headers)) {
    const what = 'The token or a header contains characters that cannot be sent.'
    return { what, checks: ['Enter it again, without line breaks.'] }
  }
  try {
    return await send(`${settings.corsProxy ?? ''}${url}`, { ...init, headers }, signal)
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

/** The result of a call, which stays on the page while the next one runs. */
export function useShownResult(exchange: Exchange): Result | undefined {
  const [shown, setShown] = useState<Result>()
  const isResult = exchange.phase === 'received' || exchange.phase === 'failed'
  const before = exchange.phase === 'idle' ? undefined : shown
  const next = isResult ? exchange : before
  if (next !== shown) setShown(next)
  return next
}

/** The call that the console makes, and a function that makes one. Asks the reader before one that can't be taken back. */
export function useExchange(state: CallState) {
  const [exchange, setExchange] = useResult(state)
  const unmounted = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    unmounted.current = controller
    return () => controller.abort()
  }, [])
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const makeCall = async (address: string, init: RequestInit) => {
    const { signal } = unmounted.current ?? new AbortController()
    if (needsConfirmation(address, latest.current)) {
      const isSent = await new Promise<boolean>((answer) => {
        setExchange({ phase: 'confirming', method: init.method ?? 'GET', url: address, answer })
        signal.addEventListener('abort', () => answer(false))
      })
      if (!isSent) return setExchange(idle)
    }
    const stopped = new AbortController()
    setExchange({ phase: 'sending', stop: () => stopped.abort() })
    const outcome = await call(address, init, latest.current, AbortSignal.any([stopped.signal, signal]))
    if ('what' in outcome) return setExchange({ phase: 'failed', failure: outcome })
    const text = outcome.body.type.startsWith('image/') ? '' : await outcome.body.text()
    const token = latest.current.schemes.length === 0 ? tokenIn(outcome, text) : undefined
    setExchange({ phase: 'received', response: outcome, text, token, isMock: new URL(address).origin === mockUrl })
  }
  return { exchange, makeCall }
}
