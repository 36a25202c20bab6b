/** A connection to a browser that speaks WebDriver BiDi. @see https://www.w3.org/TR/webdriver-bidi/#transport */
export interface BidiConnection {
  /** @throws with the browser's message when it refuses the command */
  send: (method: string, params: object) => Promise<Record<string, unknown>>
  /** Calls back with each event that the session has subscribed to. */
  listen: (listener: (event: BidiEvent) => void) => void
}

interface BidiEvent {
  method: string
  params: unknown
}

type Answer =
  | { type: 'success'; id: number; result: Record<string, unknown> }
  | { type: 'error'; id: number | null; error: string; message: string }
  | ({ type: 'event' } & BidiEvent)

interface Pending {
  resolve: (result: Record<string, unknown>) => void
  reject: (error: Error) => void
}

export async function connect(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const pending = new Map<number, Pending>()
  const listeners: ((event: BidiEvent) => void)[] = []
  let count = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`There is no connection to ${url}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') {
      for (const listener of listeners) listener(answer)
      return
    }
    if (answer.id === null) return
    const asked = pending.get(answer.id)
    pending.delete(answer.id)
    if (answer.type === 'success') asked?.resolve(answer.result)
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser closed the connection'))
    pending.clear()
  })
  return {
    listen: (listener) => void listeners.push(listener),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) throw new Error('The browser closed the connection')
        count += 1
        pending.set(count, { resolve, reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
  }
}
