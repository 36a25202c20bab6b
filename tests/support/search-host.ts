import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { onTestFinished } from 'vitest'

export const hostKey = 'admin-key-of-the-test'

type StoredRecord = Record<string, unknown> & { objectID: string }

interface StoredIndex {
  records: Map<string, StoredRecord>
  settings: Record<string, unknown>
  synonyms: unknown[]
  rules: unknown[]
}

/** A call as the host has received it, such as `POST docs/batch`; temporary indexes are called `tmp`. */
interface HostCall {
  name: string
  body: Record<string, unknown>
  bytes: number
}

/** How the host answers instead of doing what it is asked; `silence` never answers a call. */
export type HostAnswer = { status: number; message?: string } | 'silence'

const emptyIndex = (): StoredIndex => ({ records: new Map(), settings: {}, synonyms: [], rules: [] })
const mostRecordBytes = 10_000
const mostBrowsed = 1_000

class HostError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A host with the part of Algolia's protocol that pushes use. It keeps what it is sent, and refuses a wrong key and
 * records of 10 KB.
 */
export async function startSearchHost() {
  /** How often it says of a task that it is not done yet. */
  let delays = 0
  const indexes = new Map<string, StoredIndex>()
  const calls: HostCall[] = []
  const tasks = new Map<number, { asked: number; name: string }>()
  let interfere: (call: HostCall) => HostAnswer | undefined = () => undefined

  const task = (name: string) => {
    const taskID = tasks.size + 1
    tasks.set(taskID, { asked: 0, name })
    return { taskID, updatedAt: '2026-01-01T00:00:00Z' }
  }
  const existing = (name: string): StoredIndex => {
    const index = indexes.get(name)
    if (index === undefined) throw new HostError(404, `Index ${name} does not exist`)
    return index
  }
  const created = (name: string): StoredIndex => {
    const index = indexes.get(name) ?? emptyIndex()
    indexes.set(name, index)
    return index
  }

  function writeBatch(index: StoredIndex, requests: { action: string; body: StoredRecord }[]): void {
    for (const { action, body } of requests) {
      if (Buffer.byteLength(JSON.stringify(body)) >= mostRecordBytes) {
        throw new HostError(400, `Record at ${body.objectID} is too big`)
      }
      if (action === 'addObject') index.records.set(body.objectID, body)
      else if (action === 'deleteObject') index.records.delete(body.objectID)
      else throw new HostError(400, `Unknown action ${action}`)
    }
  }

  /** What a call does, by its method and the end of its path. */
  function answer(kind: string, name: string, body: HostCall['body']): object {
    if (kind.startsWith('GET task/')) {
      const entry = tasks.get(Number(kind.slice('GET task/'.length)))
      if (entry === undefined) throw new HostError(404, 'There is no such task')
      entry.asked += 1
      return { status: entry.asked > delays ? 'published' : 'notPublished', pendingTask: entry.asked <= delays }
    }
    if (kind === 'POST operation') {
      const { operation, destination, scope } = body as { operation: string; destination: string; scope?: string[] }
      const source = indexes.get(name) ?? emptyIndex()
      if (operation === 'move') {
        indexes.set(destination, source)
        indexes.delete(name)
      } else if (scope?.join() === 'rules') created(destination).rules = source.rules
      else throw new HostError(400, `Copying ${scope} is not expected`)
      return task(operation)
    }
    if (kind === 'POST batch') {
      writeBatch(created(name), body.requests as { action: string; body: StoredRecord }[])
      return { ...task('batch'), objectIDs: [] }
    }
    if (kind === 'GET settings') return existing(name).settings
    if (kind === 'PUT settings') {
      const index = created(name)
      index.settings = { ...index.settings, ...body }
      return task('settings')
    }
    if (kind === 'POST synonyms/batch' || kind === 'POST synonyms/clear') {
      created(name).synonyms = kind.endsWith('clear') ? [] : (body as unknown as unknown[])
      return task('synonyms')
    }
    if (kind === 'DELETE ') {
      indexes.delete(name)
      return task('delete')
    }
    if (kind === 'POST browse') {
      const { cursor = '0', attributesToRetrieve } = body as { cursor?: string; attributesToRetrieve: string[] }
      const all = [...existing(name).records.values()]
      const start = Number(cursor)
      const hits = all.slice(start, start + mostBrowsed).map((record) => ({
        objectID: record.objectID,
        ...Object.fromEntries(attributesToRetrieve.flatMap((key) => (key in record ? [[key, record[key]]] : []))),
      }))
      return { hits, ...(start + mostBrowsed < all.length ? { cursor: String(start + mostBrowsed) } : {}) }
    }
    throw new HostError(405, `The test's host does not know ${kind}`)
  }

  const server = createServer(async (request, response) => {
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    try {
      const text = await readBody(request)
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
      const shown = name.replace(/.*_tmp_\d+$/, 'tmp')
      const body = text === '' ? {} : (JSON.parse(text) as HostCall['body'])
      const call = { name: `${request.method} ${shown}/${rest}`, body, bytes: Buffer.byteLength(text) }
      calls.push(call)
      const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key')
      if (key !== hostKey) throw new HostError(403, `Invalid Application-ID or API key ${key}`)
      const other = interfere(call)
      if (other === 'silence') return
      if (other !== undefined) throw new HostError(other.status, other.message ?? 'The test wants it')
      reply(200, answer(`${request.method} ${rest}`, name, body))
    } catch (error) {
      const status = error instanceof HostError ? error.status : 500
      reply(status, { message: error instanceof Error ? error.message : '', status })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  return {
    indexes,
    calls,
    /** Calls in their order, without the questions whether a task is done. */
    order: () => calls.map(({ name }) => name).filter((name) => !name.includes('/task/')),
    /** Tasks that no call has waited for. */
    unawaited: () => [...tasks.values()].filter(({ asked }) => asked <= delays).map(({ name }) => name),
    /** Lets tasks take their time. */
    slowDown() {
      delays = 1
    },
    /** Lets some calls fail. */
    interfere(decide: typeof interfere) {
      interfere = decide
    },
    /** The real client, pointed to this host. */
    client: (key = hostKey, readTimeoutMs = 5_000): Algoliasearch =>
      algoliasearch('TESTAPP', key, {
        hosts: [{ url: 'localhost', port, accept: 'readWrite', protocol: 'http' }],
        timeouts: { connect: readTimeoutMs, read: readTimeoutMs, write: readTimeoutMs },
      }),
  }
}
