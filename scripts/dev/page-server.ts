import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { plainDocument } from '#lib/hosting/exported-document.ts'
import { followChanges } from './follow-changes.ts'

/** How often the framework's server is asked again while it starts (ms). */
const retryMs = 100
const changesPath = '/__changes'
/** @param seen number of the last change that a document may contain */
const listener = (seen: number) => `<script>(${followChanges})('${changesPath}?${seen}')</script>`

/** What has changed: the content of pages, or something that all of them contain. */
export type Change = 'page' | 'frame'

export interface PageServer {
  /** Tells open pages that something has changed. */
  announce: (change: Change) => void
  /** Shows in open pages what is being read, in a sentence; nothing any more for the empty text. */
  showReading: (sentence: string) => void
  close: () => void
}

function textOf(message: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    message.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    message.on('end', () => resolve(text)).on('error', reject)
  })
}

/** Requests from the framework's server, once it has started. */
async function ask(port: number, { method, url, headers }: IncomingMessage): Promise<IncomingMessage> {
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        const options = {
          port,
          host: 'localhost',
          method,
          path: url,
          headers: { ...headers, 'accept-encoding': 'identity' },
        }
        request(options, resolve).on('error', reject).end()
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
      await delay(retryMs)
    }
  }
}

async function pass(port: number, incoming: IncomingMessage, response: ServerResponse, seen: number): Promise<void> {
  const answer = await ask(port, incoming)
  const { statusCode = 500, headers } = answer
  if (headers['content-type']?.startsWith('text/html') !== true) {
    response.writeHead(statusCode, headers)
    answer.pipe(response)
    return
  }
  const html = await textOf(answer)
  const { 'transfer-encoding': _encoding, 'content-length': _length, ...kept } = headers
  response.writeHead(statusCode, kept)
  // An error of the framework is shown by its own scripts.
  const shown = statusCode < 500 ? plainDocument(html) : html
  response.end(shown.replace('</body>', `${listener(seen)}</body>`))
}

/** Connects the framework's own error page with its server. */
function passSocket(port: number, { url, headers }: IncomingMessage, socket: Socket): void {
  const proxied = request({ port, host: 'localhost', path: url, headers })
  proxied.on('upgrade', ({ headers: accepted }, other) => {
    const lines = Object.entries(accepted).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    other.pipe(socket).pipe(other)
    other.on('error', () => socket.destroy())
  })
  proxied.on('error', () => socket.destroy())
  socket.on('error', () => proxied.destroy())
  proxied.end()
}

/**
 * The development server that readers of a draft see: it passes requests to the framework's server, and makes the same
 * plain documents of its pages as an export does.
 * @param port where it listens
 * @param nextPort where the framework's server listens
 */
export function servePages(port: number, nextPort: number): Promise<PageServer> {
  const open = new Set<ServerResponse>()
  let reading = ''
  let lastChange = 0
  const tellChange = (response: ServerResponse, change: Change) =>
    response.write(`id: ${lastChange}\ndata: ${change}\n\n`)
  const tellReading = (response: ServerResponse) => response.write(`event: reading\ndata: ${reading}\n\n`)
  const server = createServer((incoming, response) => {
    const [path, seen] = (incoming.url ?? '').split('?')
    if (path === changesPath) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      tellReading(response)
      // While a page is loaded, it hears of no change.
      if (Number(incoming.headers['last-event-id'] ?? seen) < lastChange) tellChange(response, 'frame')
      open.add(response)
      response.on('close', () => open.delete(response))
      return
    }
    pass(nextPort, incoming, response, lastChange).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end('The page could not be rendered. The terminal shows why.')
    })
  })
  server.on('upgrade', (incoming, socket) => passSocket(nextPort, incoming, socket as Socket))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () =>
      resolve({
        announce(change) {
          lastChange += 1
          for (const response of open) tellChange(response, change)
        },
        showReading(sentence) {
          reading = sentence
          for (const response of open) tellReading(response)
        },
        close() {
          server.closeAllConnections()
          server.close()
        },
      }),
    )
  })
}
