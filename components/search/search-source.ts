import type { SearchContext } from '#lib/search/contexts.ts'
import { type Ask, createSearchPort, type SearchPort } from '#lib/search/worker-port.ts'
import { openWorker } from '../workers/open-worker.ts'
import { searchSettings } from './search-settings.ts'

interface OpenSource {
  port: SearchPort
  contexts: readonly SearchContext[]
}

/** The index of one version, in a worker. What failed is tried again by the next who asks. */
export interface SearchSource {
  /** Loads the worker and the first file of the index. It rejects when they cannot be had. */
  contexts: () => Promise<readonly SearchContext[]>
  /** One who asks: its newer questions drop its older ones. */
  asker: () => Ask
}

function openSource(version: string): Promise<OpenSource> {
  const { worker: address, base } = searchSettings()
  return openWorker(address, 'search', async (worker) => {
    const port = createSearchPort(worker)
    return { port, contexts: await port.open(base, version) }
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
    contexts: async () => (await open()).contexts,
    asker() {
      let own: { port: SearchPort; ask: Ask } | undefined
      return async (queries, onPartial) => {
        const { port } = await open()
        if (own?.port !== port) own = { port, ask: port.asker() }
        return own.ask(queries, onPartial)
      }
    },
  }
}

const sources = new Map<string, SearchSource>()

/** The index of a version: one worker for the whole document, whoever asks. */
export function searchSource(version: string): SearchSource {
  const source = sources.get(version) ?? createSource(version)
  sources.set(version, source)
  return source
}
