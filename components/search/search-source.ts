import type { IndexOverview } from '#lib/search/model/index-overview.ts'
import { type Ask, createSearchPort, type SearchPort } from '#lib/search/worker-port.ts'
import { openWorker } from '../workers/open-worker.ts'

/** Settings from the build, on the form in the header. */
interface SearchSettings {
  /** URL of the search worker. */
  worker: string
  /** URL of the folder that contains the index. */
  base: string
}

/** @throws if there is no form; every page has one, so this would be a bug */
function searchSettings(): SearchSettings {
  const form = document.querySelector<HTMLElement>('.search-box')
  const { worker, base } = form?.dataset ?? {}
  if (worker === undefined || base === undefined) throw new Error('The header does not name a search worker.')
  return { worker, base }
}

interface OpenSource {
  port: SearchPort
  overview: IndexOverview
}

/** The index of one version, in a worker. The next call retries after a failure. */
interface SearchSource {
  /** Loads the worker and the first file of the index. Rejects if either fails to load. */
  overview: () => Promise<IndexOverview>
  /** Creates a function to query the index; a newer query of the same function cancels older ones. */
  asker: () => Ask
}

function openSource(version: string): Promise<OpenSource> {
  const { worker: address, base } = searchSettings()
  return openWorker(address, 'search', async (worker) => {
    const port = createSearchPort(worker)
    return { port, overview: await port.open(base, version) }
  })
}

function createSource(version: string): SearchSource {
  let opened: Promise<OpenSource> | undefined
  const open = () => {
    opened ??= openSource(version).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    overview: async () => (await open()).overview,
    asker() {
      let connection: { port: SearchPort; ask: Ask } | undefined
      return async (queries, onPartial) => {
        const { port } = await open()
        if (connection?.port !== port) connection = { port, ask: port.asker() }
        return connection.ask(queries, onPartial)
      }
    },
  }
}

const sources = new Map<string, SearchSource>()

/** The index of a version, with one worker per document. */
export function searchSource(version: string): SearchSource {
  const source = sources.get(version) ?? createSource(version)
  sources.set(version, source)
  return source
}
