import type { Server } from 'node:http'
import { createServer } from 'node:net'

/** Starts a server on the port of `PORT`; 0 picks any free port. Returns the port. @throws if the port can't be used */
export function listen(server: Server, port: number): Promise<number> {
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

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
