import MiniSearch from 'minisearch'
import { miniSearchOptions } from '../engines/mini-search-options.ts'
import { mostHits, type OpenClient, pagesOf } from './client.ts'

export const openClient: OpenClient = async (base) => {
  const index = MiniSearch.loadJSON(await (await fetch(`${base}/index.json`)).text(), miniSearchOptions)
  return {
    search: async (query) => pagesOf(index.search(query).map(({ url }) => String(url))).slice(0, mostHits),
  }
}
