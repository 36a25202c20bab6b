import { stopWords } from '../../../lib/search/words/stop-words.ts'
import { mostHits, type OpenClient } from './client.ts'

interface Pagefind {
  createInstance: (options: object) => {
    init: () => Promise<void>
    search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
  }
}

/** Pagefind wants each word on a page: without the words that say little, it answers questions. */
function withoutStopWords(query: string): string {
  const words = query.split(' ')
  const kept = words.filter((word) => !stopWords.has(word.toLowerCase()))
  return (kept.length === 0 ? words : kept).join(' ')
}

/** Pagefind as its interface uses it: a list shows what it has read of each hit. */
export const openClient: OpenClient = async (base) => {
  const script = `${base}/pagefind.js`
  const { createInstance } = (await import(script)) as Pagefind
  const index = createInstance({
    basePath: `${base}/`,
    // On the page's thread, where the processor is slowed down.
    noWorker: true,
    // Tuned by the half of the queries that is not reported.
    ranking: { termFrequency: 0.5, termSaturation: 1.4, termSimilarity: 1, pageLength: 0.75 },
  })
  await index.init()
  return {
    async search(query) {
      const { results } = await index.search(withoutStopWords(query))
      const hits = await Promise.all(results.slice(0, mostHits).map((result) => result.data()))
      return hits.map(({ url }) => url)
    },
  }
}
