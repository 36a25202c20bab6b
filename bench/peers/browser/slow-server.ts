import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

/** A file that a page requested. */
export interface Answer {
  path: string
  kind: 'html' | 'script' | 'style' | 'font' | 'other'
  /** Its body, compressed where that helps. */
  bytes: number
}

export interface SlowServer {
  url: string
  /** All responses since the last call. */
  takeAnswers: () => Answer[]
  /** Whether any response is still pending. */
  isBusy: () => boolean
  setSpeed: (speed: 'slow' | 'fast') => void
  close: () => Promise<void>
}

// Slow 4G, as Lighthouse has it when it really slows requests down: 1.6 Mbit/s and 150 ms, corrected by its factors.
const latencyMs = 562.5
const bytesPerMs = (1.6 * 1024 * 1024 * 0.9) / 8 / 1000
const chunkBytes = 4096

const types: Record<string, readonly [type: string, kind: Answer['kind']]> = {
  '.html': ['text/html; charset=utf-8', 'html'],
  '.js': ['text/javascript; charset=utf-8', 'script'],
  '.mjs': ['text/javascript; charset=utf-8', 'script'],
  '.css': ['text/css; charset=utf-8', 'style'],
  '.woff2': ['font/woff2', 'font'],
  '.woff': ['font/woff', 'font'],
  '.json': ['application/json', 'other'],
  '.svg': ['image/svg+xml', 'other'],
  '.txt': ['text/plain; charset=utf-8', 'other'],
  '.wasm': ['application/wasm', 'other'],
}
const incompressible = new Set(['.woff', '.woff2', '.png', '.jpg', '.webp', '.avif', '.ico', '.br', '.gz'])

/** The file for a URL, as static hosts resolve it: itself, a folder's index, or a page without its ending. */
export function fileOfAddress(folder: string, pathname: string): string | undefined {
  const path = join(folder, decodeURIComponent(pathname))
  return [path, join(path, 'index.html'), `${path}.html`].find((file) => existsSync(file) && statSync(file).isFile())
}

/**
 * Serves a folder through a slow network that workers share with their page, which the browser's own throttling does
 * not reach, and notes what is asked for. Bodies are compressed by brotli at its best quality; the browser may keep
 * them.
 */
export async function slowServer(folder: string): Promise<SlowServer> {
  const bodies = new Map<string, Buffer>()
  let answers: Answer[] = []
  let speed: 'slow' | 'fast' = 'fast'
  let underway = 0
  let lineFreeAt = 0

  function bodyOf(file: string): Buffer {
    const known = bodies.get(file)
    if (known !== undefined) return known
    const plain = readFileSync(file)
    const body = incompressible.has(extname(file)) ? plain : brotliCompressSync(plain)
    bodies.set(file, body)
    return body
  }

  /** One connection for all responses: their chunks are interleaved. */
  async function send(response: ServerResponse, body: Buffer): Promise<void> {
    if (speed === 'slow') {
      await delay(latencyMs)
      for (let at = 0; at < body.length && !response.destroyed; at += chunkBytes) {
        const part = body.subarray(at, at + chunkBytes)
        lineFreeAt = Math.max(performance.now(), lineFreeAt) + part.length / bytesPerMs
        await delay(lineFreeAt - performance.now())
        response.write(part)
      }
      response.end()
    } else response.end(body)
  }

  const server = createServer(async (request, response) => {
    underway++
    response.once('close', () => underway--)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileOfAddress(folder, pathname)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const [type, kind] = types[extname(file)] ?? (['application/octet-stream', 'other'] as const)
    const body = request.method === 'HEAD' ? Buffer.alloc(0) : bodyOf(file)
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', 'public, max-age=3600')
    if (!incompressible.has(extname(file))) response.setHeader('Content-Encoding', 'br')
    answers.push({ path: pathname, kind, bytes: body.length })
    await send(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://localhost:${address.port}`,
    takeAnswers() {
      const taken = answers
      answers = []
      return taken
    },
    isBusy: () => underway > 0,
    setSpeed(next) {
      speed = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
