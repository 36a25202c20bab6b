import type { ElementsResponse } from './try-it-gateway.ts'

/** A response, complete or up to the point where the reader stopped it. */
export interface ReceivedResponse {
  status: number
  headers: Headers
  body: Blob
  tookMs: number
  isWhole: boolean
}

/** Reads a body. A stream may never end, so if the reader stops it, the body is what has arrived. */
async function readBody(response: Response, signal: AbortSignal): Promise<{ body: Blob; isWhole: boolean }> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  const type = response.headers.get('Content-Type') ?? ''
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) chunks.push(part.value)
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return { body: new Blob(chunks, { type }), isWhole: !signal.aborted }
}

/** Makes a call. @throws if there is no response */
export async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<ReceivedResponse> {
  const startedAt = performance.now()
  // `window.fetch`, because the bundler replaces the bare `fetch` with the gateway.
  const response = await window.fetch(url, { ...init, signal })
  const result = await readBody(response, signal)
  return { status: response.status, headers: response.headers, tookMs: performance.now() - startedAt, ...result }
}

export function toElementsResponse({ status, headers, body }: ReceivedResponse): ElementsResponse {
  return { status, headers, text: () => body.text(), blob: async () => body }
}

/** Elements has one message for all failed calls, but shows the message of an unreadable body. So failures get one. */
export function toFailedResponse(message: string): ElementsResponse {
  const fail = () => Promise.reject(new Error(message))
  return { status: 0, headers: new Headers(), text: fail, blob: fail }
}

/** Removes an empty body, which Elements would send as JSON. */
export function withoutEmptyBody({ body, ...init }: RequestInit): RequestInit {
  if (body !== '') return body === undefined ? init : { ...init, body }
  const headers = Object.entries((init.headers ?? {}) as Record<string, string>)
  return { ...init, headers: Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'content-type')) }
}
