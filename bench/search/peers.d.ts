/** Parts of docusaurus-search-local that it runs itself, and whose types it does not publish. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js' {
  export class SearchWorker {
    fetchIndexes(base: string, context: string): Promise<void>
    search(base: string, context: string, input: string, limit: number): Promise<{ document: { u: string } }[]>
  }
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js' {
  export function buildIndex(
    lists: readonly (readonly object[])[],
    options: { language: string[]; removeDefaultStopWordFilter: string[]; removeDefaultStemmer: boolean },
  ): object[]
}
