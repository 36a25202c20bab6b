import type { ConsoleAnswer } from './try-it-gateway.ts'

/** An answer as it came, whole or as far as the reader let it come. */
export interface Answer {
  status: number
  headers: Headers
  body: Blob
  tookMs: number
  isWhole: boolean
}

/** Streams may have no end: what has come when the reader stops is the body. */
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

/** Makes a call. @throws where no answer came */
export async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  const startedAt = performance.now()
  // By its full name: the bundler has put the gateway in the place of the short one.
  const response = await window.fetch(url, { ...init, signal })
  const read = await readBody(response, signal)
  return { status: response.status, headers: response.headers, tookMs: performance.now() - startedAt, ...read }
}

export function toConsoleAnswer({ status, headers, body }: Answer): ConsoleAnswer {
  return { status, headers, text: () => body.text(), blob: async () => body }
}

/** Elements has one wording for every failed call; the message of a body that cannot be read it shows as it is. */
export function toFailedAnswer(message: string): ConsoleAnswer {
  const fail = () => Promise.reject(new Error(message))
  return { status: 0, headers: new Headers(), text: fail, blob: fail }
}

/** The editor of a body is never empty for Elements: it would send an empty text as JSON. */
export function withoutEmptyBody({ body, ...init }: RequestInit): RequestInit {
  if (body !== '') return body === undefined ? init : { ...init, body }
  const headers = Object.entries((init.headers ?? {}) as Record<string, string>)
  return { ...init, headers: Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'content-type')) }
}
