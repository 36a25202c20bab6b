import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Host {
  origin: string
  /** Shows an address in the frame of the host's page. */
  show: (src: string) => void
  close: () => void
}

/** Serves a page with a frame, which keeps all messages in `received`, on a port of its own: an origin of its own. */
export async function serveHost(): Promise<Host> {
  let shown = ''
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(`<!doctype html><title>Host</title>
<script>received = []; addEventListener('message', ({ data }) => received.push(data))</script>
<iframe title="Documentation" src="${shown}"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(src) {
      shown = src
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
