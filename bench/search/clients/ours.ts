import { openSearchEngine } from '../../../lib/search/engine.ts'
import { createSearchHost } from '../../../lib/search/worker-host.ts'
import type { SearchReply } from '../../../lib/search/worker-messages.ts'
import { createSearchPort } from '../../../lib/search/worker-port.ts'
import { mostHits, type OpenClient } from './client.ts'

const openEngine = (base: string, version: string) =>
  openSearchEngine(async (name) => {
    const response = await fetch(`${base}${name}`)
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }, version)

/** The whole of what runs in the worker, on the page's thread: a slowed-down processor is slow only there. */
export const openClient: OpenClient = async (base) => {
  const listeners: ((event: { data: SearchReply }) => void)[] = []
  const host = createSearchHost(openEngine, (data) => {
    for (const listener of listeners) listener({ data })
  })
  const port = createSearchPort({
    postMessage: host,
    addEventListener: (_type, listener) => listeners.push(listener),
  })
  await port.open(`${base}/`, '')
  const ask = port.asker()
  return {
    async search(text, onFirst) {
      const answers = await ask([{ text, context: 'all', page: 0, hitsPerPage: mostHits }], ([answer]) => {
        if (answer !== undefined && answer.hits.length > 0) onFirst?.()
      })
      return answers?.[0]?.hits.map(({ url }) => url) ?? []
    },
  }
}
