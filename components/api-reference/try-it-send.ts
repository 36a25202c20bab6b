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
  const response = await fetch(url, { ...init, signal })
  const result = await readBody(response, signal)
  return { status: response.status, headers: response.headers, tookMs: performance.now() - startedAt, ...result }
}
