import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { patternEngine } from '#lib/samples/objects/schema-pattern.ts'

export interface MockServer {
  url: string
  close: () => Promise<void>
}

/** A request, or a violation of the API description by a request or by its response. */
export type MockEvent = { kind: 'request'; method: string; path: string } | { kind: 'violation'; message: string }

interface LogLine {
  level: number
  name: string
  msg: string
  input?: { method: string; url: { path: string } }
}

const errorLevel = 50

function toEvent({ level, name, msg, input }: LogLine): MockEvent | undefined {
  if (msg === 'Request received' && input !== undefined) {
    return { kind: 'request', method: input.method.toUpperCase(), path: input.url.path }
  }
  // Each error of a request is logged a second time, prefixed with its location.
  const isRepeated = msg.startsWith('Violation: request')
  return level >= errorLevel && name === 'VALIDATOR' && !isRepeated ? { kind: 'violation', message: msg } : undefined
}

/** Prism has no option for its validators, and doesn't validate anything by a schema that they can't compile. */
function readPatternsLeniently(): void {
  const common = Object.getPrototypeOf(Ajv2020.prototype) as Ajv2020
  const { compile } = common
  common.compile = function (this: Ajv2020, ...args: [never]) {
    this.opts.code.regExp = patternEngine
    return compile.apply(this, args)
  } as typeof compile
}
readPatternsLeniently()

/**
 * Serves the examples of an API description on this machine. A request that violates the description gets the error
 * described for it; a response that violates it becomes a 500. Port 0 picks any free port.
 */
export async function startMockServer(
  document: Record<string, unknown>,
  port: number,
  onEvent: (event: MockEvent) => void = () => {},
): Promise<MockServer> {
  // The reader resolves references in place, in the document itself.
  const operations = await getHttpOperationsFromSpec(structuredClone(document))
  const write = (line: string) => {
    const event = toEvent(JSON.parse(line) as LogLine)
    if (event !== undefined) onEvent(event)
  }
  const server = createServer(operations, {
    cors: true,
    components: { logger: createLogger('MOCK', { level: 'info' }, { write }) },
    config: {
      mock: { dynamic: false },
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      isProxy: false,
      upstreamProxy: undefined,
    },
  })
  // Other machines do not need it.
  const address = await server.listen(port, 'localhost').catch((cause: unknown) => {
    throw new Error(`Port ${port} cannot be used. Stop what uses it, or set MOCK_API_PORT to another one.`, { cause })
  })
  const actual = /\d+$/.exec(address)?.[0]
  return { url: `http://localhost:${actual}`, close: () => server.close() }
}
