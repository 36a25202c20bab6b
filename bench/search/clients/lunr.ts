import { SearchWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js'
import { mostHits, type OpenClient, pagesOf } from './client.ts'

/** The plugin's own worker class, on the page's thread. */
export const openClient: OpenClient = async (base) => {
  const worker = new SearchWorker()
  await worker.fetchIndexes(`${base}/`, '')
  return {
    async search(query) {
      const hits = await worker.search(`${base}/`, '', query, mostHits)
      return pagesOf(hits.map(({ document }) => document.u))
    },
  }
}
