import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersAt } from '#lib/hosting/header-rules.ts'
import { readHeadersFile } from '#lib/hosting/headers-file.ts'
import { mediaTypeOf } from '#lib/hosting/media-types.ts'
import { readRedirectRules } from '#lib/hosting/redirect-output.ts'
import { type Resolved, resolveRequest } from '#lib/hosting/resolve-request.ts'
import { readTextIfExists } from './disk/read-files.ts'

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

/** Headers and redirects from the files of a site. They are read for each request, because a new build may replace them. */
function readHosting(folder: string) {
  const rules = readHeadersFile(readTextIfExists(join(folder, '_headers')) ?? '')
  const redirects = readRedirectRules(readTextIfExists(join(folder, '_redirects')) ?? '')
  const has = (path: string) => {
    const file = join(folder, path)
    // A name may be longer than the disk allows.
    return existsSync(file) && statSync(file).isFile()
  }
  return {
    headersOf: (pathname: string) => headersAt(rules, pathname),
    resolve: (pathname: string): Resolved => resolveRequest(pathname, has, redirects),
  }
}

/** A path as the site names it; undefined if it is invalid. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * Serves `out/` as a host must: with the headers and redirects of its `_headers` and `_redirects`, index files for
 * folders, 404.html with status 404, and the compressed files where there are any. Port 0 picks any free port.
 */
export async function serveSite(root: string, port: number, name = 'out'): Promise<RunningServer> {
  const folder = join(root, name)
  // Files are looked up on each request, for the same reason.
  const files = sirv(folder, { dev: true, etag: true, extensions: [], brotli: true, gzip: true })
  const notFound = (response: ServerResponse, headers: Record<string, string>) => {
    // A missing file may exist tomorrow, even if its name has a hash.
    const stored = { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    response.writeHead(404, { ...stored, 'Content-Type': mediaTypeOf('404.html') })
    response.end(readFileSync(join(folder, '404.html')))
  }
  const server = createServer((request, response) => {
    // Two leading slashes must not be read as a host.
    const url = new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`)
    const { headersOf, resolve } = readHosting(folder)
    const pathname = decoded(url.pathname)
    const headers = headersOf(pathname ?? url.pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' })
      return response.end()
    }
    const resolved: Resolved = pathname === undefined ? { kind: 'missing' } : resolve(pathname)
    if (resolved.kind === 'missing') return notFound(response, headers)
    if (resolved.kind === 'redirect') {
      response.writeHead(301, { ...headers, Location: encodeURI(resolved.to) + url.search })
      return response.end()
    }
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
    response.setHeader('Content-Type', mediaTypeOf(resolved.path))
    request.url = encodeURI(resolved.path)
    // A release may remove the file after it was found; without a listener, that error would end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    files(request, response, () => notFound(response, headers))
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
