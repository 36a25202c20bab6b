import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { listen } from '../machine/listen.ts'

export const endpoint = '/mcp'
/** Longest body of a request. The longest one of these tools is far below. */
const mostBytes = 100_000

/**
 * Serves Streamable HTTP as a function from a request to its response, for any host that has such functions. Each
 * request has a server of its own. A request that names another host or comes from another site's page is refused.
 * @param hosts names under which the server is reached, besides those of this machine
 */
export function createHttpHandler(
  createServerOf: () => McpServer,
  hosts: readonly string[] = [],
): (request: Request) => Promise<Response> {
  const { fetch } = createMcpHandler(createServerOf, { onerror: (error) => console.error(error.message) })
  return async (request) => {
    if (new URL(request.url).pathname.replace(/\/$/, '') !== endpoint) {
      return new Response(`The MCP server is at ${endpoint}.\n`, { status: 404 })
    }
    return (
      hostHeaderValidationResponse(request, [...localhostAllowedHostnames(), ...hosts]) ??
      originValidationResponse(request, [...localhostAllowedOrigins(), ...hosts]) ??
      fetch(request)
    )
  }
}

function toRequest(message: IncomingMessage, body: string | undefined): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return new Request(new URL(message.url?.startsWith('/') ? message.url : '/', 'http://localhost'), {
    method: message.method ?? 'GET',
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

/** The body of a request; undefined if it is too long. */
async function readBody(message: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function respond(handler: (request: Request) => Promise<Response>, message: IncomingMessage, to: ServerResponse) {
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD'
  const body = hasBody ? await readBody(message) : undefined
  if (hasBody && body === undefined) {
    to.writeHead(413, { Connection: 'close' }).end(`A request can have at most ${mostBytes} bytes.\n`)
    return
  }
  const response = await handler(toRequest(message, body))
  to.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) to.end()
  else Readable.fromWeb(response.body as never).pipe(to)
}

interface RunningMcpServer {
  url: string
  close: () => void
}

/** Serves Streamable HTTP on this machine. Port 0 picks any free port. @throws if the port can't be used */
export async function serveHttp(
  handler: (request: Request) => Promise<Response>,
  port: number,
): Promise<RunningMcpServer> {
  const server = createServer((message, to) => {
    respond(handler, message, to).catch((error: unknown) => {
      console.error(error)
      if (!to.headersSent) to.writeHead(500)
      to.end()
    })
  })
  const used = await listen(server, port)
  return { url: `http://localhost:${used}${endpoint}`, close: () => server.close() }
}
