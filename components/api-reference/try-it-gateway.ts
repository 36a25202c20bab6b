/** The parts of a response that Elements reads. */
export interface ElementsResponse {
  status: number
  headers: Headers
  text: () => Promise<string>
  blob: () => Promise<Blob>
}

/** Makes a call; without a response if the reader doesn't want it to be sent after all. */
export type Gateway = (url: string, init: RequestInit) => Promise<ElementsResponse | undefined>

let gateway: Gateway | undefined

/** Routes the calls of Elements to a gateway; returns a function that stops this. */
export function openGateway(opened: Gateway): () => void {
  gateway = opened
  return () => {
    if (gateway === opened) gateway = undefined
  }
}

/** The bundler replaces `fetch` in Elements with this function. */
export function consoleFetch(url: string, init: RequestInit): ReturnType<Gateway> {
  if (gateway === undefined) throw new Error('No console is open')
  return gateway(url, init)
}
