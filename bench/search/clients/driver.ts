import type { OpenClient, SearchClient } from './client.ts'

/** Names of the files that were requested, in order. */
export interface FileLog {
  /** Until the index was open. */
  open: string[]
  /** From then until the first suggestion could be shown. */
  first: string[]
  /** From then until the answer was complete. */
  rest: string[]
}

/** What the benchmark calls in the page. */
export interface Driver {
  /** Loads files into memory: from then on, nothing waits for the network. */
  preload: (addresses: readonly string[]) => Promise<void>
  answers: (base: string, queries: readonly string[]) => Promise<string[][]>
  /** What each query reads that is the first one after the index was opened. */
  files: (base: string, queries: readonly string[]) => Promise<FileLog[]>
  /** Milliseconds for each letter of each query, typed one after the other into an index that was just opened. */
  keystrokes: (base: string, queries: readonly string[]) => Promise<number[]>
}

/**
 * What engines read of a response, without the browser's own way from process to process: they are measured, it is not.
 */
function keptResponse(bytes: ArrayBuffer): Response {
  const text = () => new TextDecoder().decode(bytes)
  const response: Pick<Response, 'ok' | 'status' | 'arrayBuffer' | 'text' | 'json'> = {
    ok: true,
    status: 200,
    arrayBuffer: async () => bytes.slice(0),
    text: async () => text(),
    json: async () => JSON.parse(text()),
  }
  return response as Response
}

/** Drives an engine. It is between the engine and the network, to see and to keep what is read. */
export function createDriver(openClient: OpenClient): Driver {
  const load = globalThis.fetch.bind(globalThis)
  const kept = new Map<string, ArrayBuffer>()
  let log: string[] = []
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    // To read an address takes longer than to look a file up, and would count as the engine's time.
    const pathname = kept.has(address) ? address : new URL(address, location.href).pathname
    log.push(pathname)
    const bytes = kept.get(pathname)
    if (bytes === undefined) return load(input, init)
    return keptResponse(bytes)
  }
  let client: SearchClient | undefined
  return {
    async preload(addresses) {
      await Promise.all(addresses.map(async (address) => kept.set(address, await (await load(address)).arrayBuffer())))
    },
    async answers(base, queries) {
      client = await openClient(base)
      const answers: string[][] = []
      for (const query of queries) answers.push(await client.search(query))
      return answers
    },
    async files(base, queries) {
      const logs: FileLog[] = []
      for (const query of queries) {
        log = []
        const opened = await openClient(base)
        // An engine may keep what it has opened: then only the first time says what that takes.
        const open = logs[0]?.open ?? log
        log = []
        let first: string[] | undefined
        await opened.search(query, () => {
          first ??= log.splice(0)
        })
        logs.push({ open, first: first ?? log, rest: first === undefined ? [] : log })
      }
      return logs
    },
    async keystrokes(base, queries) {
      client = await openClient(base)
      const times: number[] = []
      for (const query of queries) {
        for (let length = 1; length <= query.length; length += 1) {
          const startedAt = performance.now()
          await client.search(query.slice(0, length))
          times.push(performance.now() - startedAt)
        }
      }
      return times
    },
  }
}
