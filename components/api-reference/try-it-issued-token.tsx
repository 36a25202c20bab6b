import { useState } from 'react'
import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { issuedToken } from './try-it-authorization.ts'
import { useVisit } from './try-it-context.ts'
import type { ReceivedResponse } from './try-it-send.ts'

/** Responses with a token are short. */
const mostBytes = 100_000

/** The access token in the JSON of a successful response; undefined if it has none. */
export function tokenIn({ status, body }: Pick<ReceivedResponse, 'status' | 'body'>, text: string): string | undefined {
  if (status < 200 || status > 299 || body.size > mostBytes || !body.type.includes('json')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const found = isRecord(value) ? Object.entries(value).find(([key]) => /^access_?token$/i.test(key)) : undefined
    return typeof found?.[1] === 'string' && found[1] !== '' ? found[1] : undefined
  } catch {
    return undefined
  }
}

/** Offers to use a token that a call has returned in the consoles of all operations. */
export function IssuedToken({ token }: { token: string }) {
  const { store } = useVisit()
  const [isUsed, setUsed] = useState(false)
  const use = () => {
    // Instead of one that the reader has entered before.
    store.change({ credentials: { [issuedToken]: token } })
    setUsed(true)
  }
  return (
    <p className="try-it-issued">
      <button type="button" onClick={use}>
        Use this token
      </button>
      <span role="status">{isUsed ? 'Other operations have it until you reload or close this tab.' : ''}</span>
    </p>
  )
}
