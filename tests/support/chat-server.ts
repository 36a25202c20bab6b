import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model's endpoint got. */
export interface ChatCall {
  authorization: string | undefined
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  /** Whether the reader hung up before the answer was whole. */
  wasAborted: boolean
}

export interface ChatServer {
  endpoint: string
  calls: ChatCall[]
  /**
   * Answers from now on: pieces of text, one event each, or a status. A server that is held back ends no answer; one that
   * cuts answers ends them without the last event. An error is sent after the pieces.
   */
  answer: (
    pieces: readonly string[] | number,
    options?: { isHeldBack?: boolean; isCut?: boolean; lineEnd?: string; error?: string },
  ) => void
  close: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function allowPages(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'content-type')
}

/** A small endpoint like OpenAI's chat completions, which streams what it is told to. */
export async function startChatServer(): Promise<ChatServer> {
  const calls: ChatCall[] = []
  let reply = {
    pieces: [] as readonly string[] | number,
    isHeldBack: false,
    isCut: false,
    lineEnd: '\n',
    error: undefined as string | undefined,
  }
  const server = createServer((request, response) => {
    allowPages(response)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    void readBody(request).then((text) => {
      const { pieces, isHeldBack, isCut, lineEnd, error } = reply
      const call: ChatCall = {
        authorization: request.headers.authorization,
        body: JSON.parse(text) as ChatCall['body'],
        wasAborted: false,
      }
      calls.push(call)
      if (typeof pieces === 'number') {
        response.writeHead(pieces).end('{"error":{"message":"No."}}')
        return
      }
      response.on('close', () => {
        call.wasAborted = !response.writableFinished
      })
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      const send = (data: string) => response.write(`data: ${data}${lineEnd}${lineEnd}`)
      for (const content of pieces) send(JSON.stringify({ choices: [{ delta: { content } }] }))
      if (error !== undefined) send(JSON.stringify({ error: { message: error } }))
      if (isHeldBack) return
      if (!isCut) send('[DONE]')
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
    calls,
    answer(pieces, { isHeldBack = false, isCut = false, lineEnd = '\n', error } = {}) {
      reply = { pieces, isHeldBack, isCut, lineEnd, error }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
