import type { Server } from 'node:http'

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
