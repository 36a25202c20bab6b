/** A search engine in the browser, as the benchmark drives each of them. */
export interface SearchClient {
  /**
   * Pages that answer, best first, each once.
   * @param onFirst called when the first suggestion could be shown, if that is before the answer is complete
   */
  search: (query: string, onFirst?: () => void) => Promise<string[]>
}

/** Opens the index in a folder; its address has no slash at the end. */
export type OpenClient = (base: string) => Promise<SearchClient>

/** What a list of suggestions shows at most. */
export const mostHits = 8

/** The pages of hits, each once. @example pagesOf(['/a', '/a#b', '/c']) → ['/a', '/c'] */
export function pagesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.split('#')[0] as string))]
}
