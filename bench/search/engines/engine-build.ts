import type { Corpus } from '../load-corpus.ts'

/** How an engine makes its files; what is in the browser is in clients/, under the same name. */
export interface EngineBuild {
  /** File in clients/, without its ending. */
  client: string
  /** Name in tables. */
  name: string
  /** Writes the index into an empty folder. */
  build: (corpus: Corpus, folder: string) => Promise<void>
}
