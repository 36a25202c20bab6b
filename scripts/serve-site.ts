import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersAt } from '#lib/hosting/header-rules.ts'
import { readHeadersFile } from '#lib/hosting/headers-file.ts'
import { isCompressible, mediaTypeOf } from '#lib/hosting/media-types.ts'
import { readRedirectRules } from '#lib/hosting/redirect-output.ts'
import { type Resolved, resolveRequest } from '#lib/hosting/resolve-request.ts'
import { readTextIfExists } from './disk/read-files.ts'
import { compressedFile } from './export/compressed-file.ts'
import { listen } from './machine/listen.ts'

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

/**
 * Headers and redirects from the files of a site. They are read for each request, because a new build may replace them.
 */
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
 * folders, 404.html with status 404, and compressed: by the files next to a file, or right now. Port 0 picks any free
 * port.
 */
export async function serveSite(root: string, port: number, name = 'out'): Promise<RunningServer> {
  const folder = join(root, name)
  // Files are looked up on each request, for the same reason.
  const files = sirv(folder, { dev: true, etag: true, extensions: [], brotli: true, gzip: true })
  const notFound = async (request: IncomingMessage, response: ServerResponse, headers: Record<string, string>) => {
    const file = join(folder, '404.html')
    const compressed = await compressedFile(file, { 'accept-encoding': request.headers['accept-encoding'] })
    // A missing file may exist tomorrow, even if its name has a hash.
    const stored = { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    response.writeHead(404, { ...stored, ...compressed?.headers, 'Content-Type': mediaTypeOf(file) })
    response.end(compressed?.body ?? readFileSync(file))
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
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
    if (resolved.kind === 'missing') return notFound(request, response, headers)
    if (resolved.kind === 'redirect') {
      response.writeHead(resolved.status, { ...headers, Location: encodeURI(resolved.to) + url.search })
      return response.end()
    }
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
    response.setHeader('Content-Type', mediaTypeOf(resolved.path))
    if (isCompressible(resolved.path)) {
      const compressed = await compressedFile(join(folder, resolved.path), request.headers)
      if (compressed !== undefined) {
        response.writeHead(200, compressed.headers)
        return response.end(request.method === 'HEAD' ? undefined : compressed.body)
      }
    }
    request.url = encodeURI(resolved.path)
    // A release may remove the file after it was found; without a listener, that error would end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    const missing = () => void notFound(request, response, headers).catch(() => response.destroy())
    return files(request, response, missing)
  }
  const server = createServer((request, response) => {
    // A release may also remove it while it is read.
    answer(request, response).catch(() => response.destroy())
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
