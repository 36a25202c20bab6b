/** The parts of a response that Elements reads. */
export interface ElementsResponse {
  status: number
  headers: Headers
  text: () => Promise<string>
  blob: () => Promise<Blob>
}

export type Gateway = (url: string, init: RequestInit) => Promise<ElementsResponse>

let gateway: Gateway | undefined

/** Routes the calls of Elements to a gateway; returns a function that stops this. */
export function openGateway(opened: Gateway): () => void {
  gateway = opened
  return () => {
    if (gateway === opened) gateway = undefined
  }
}

/** The bundler replaces `fetch` in Elements with this function. */
export function consoleFetch(url: string, init: RequestInit): Promise<ElementsResponse> {
  if (gateway === undefined) throw new Error('No console is open')
  return gateway(url, init)
}
