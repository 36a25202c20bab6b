import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import handler from 'serve-handler'

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

/**
 * Serves `out/` as a common static host does: folders by their index file, a redirect to the slash, 404.html with its
 * status. Port 0 takes any free one.
 */
export async function serveSite(root: string, port: number, folder = 'out'): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void handler(request, response, {
      public: join(root, folder),
      cleanUrls: false,
      trailingSlash: true,
      directoryListing: false,
      etag: true,
      headers: [{ source: '_next/static/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }],
    })
  })
  const actual = await listen(server, port)
  return {
    url: `http://localhost:${actual}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
