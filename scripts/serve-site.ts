import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { requestAddress } from './request-address.ts'

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const hint = error.code === 'EADDRINUSE' ? ` Stop what uses it, or set PORT to another one.` : ''
      reject(new Error(`Port ${port} cannot be used.${hint}`, { cause: error }))
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Whether a path without its slash names a folder of pages. */
function isFolder(folder: string, pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(join(folder, decodeURIComponent(pathname), 'index.html'))
}

/**
 * Serves `out/` as a common static host does: folders by their index file, a redirect to the slash, 404.html with its
 * status. Port 0 takes any free one.
 */
export async function serveSite(root: string, port: number, name = 'out'): Promise<RunningServer> {
  const folder = join(root, name)
  const files = sirv(folder, {
    // Files are looked up when asked for: a new build may replace them while the server runs.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/_next/static/')
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      )
    },
  })
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(readFileSync(join(folder, '404.html')))
  }
  const server = createServer((request, response) => {
    const url = requestAddress(request.url ?? '/')
    if (url === undefined) return notFound(response)
    if (isFolder(folder, url.pathname)) {
      response.writeHead(301, { Location: `${url.pathname}/${url.search}` })
      return response.end()
    }
    if (url.pathname.endsWith('/')) request.url = `${url.pathname}index.html`
    files(request, response, () => notFound(response))
  })
  const actual = await listen(server, port)
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
