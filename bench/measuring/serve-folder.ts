import { createServer } from 'node:http'
import sirv from 'sirv'

interface FolderServer {
  url: string
  close: () => Promise<void>
}

/** Serves a folder for a comparison, with index files, and with compressed files if they exist. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(sirv(folder, { dev: true, brotli: true, etag: true }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
