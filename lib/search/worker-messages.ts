import type { IndexOverview } from './model/index-overview.ts'
import type { SearchAnswer, SearchQuery } from './model/search-answer.ts'

/** What a page asks of the search worker. An answer has the id of its request. */
export type SearchRequest =
  | {
      type: 'open'
      id: number
      /** Address of the folder with the index, with its slash. */
      base: string
      /** Id of the version; empty for the current one. */
      version: string
    }
  | {
      type: 'search'
      id: number
      /** Who asks: a newer request makes older ones of the same asker stale, and no other’s. */
      asker: number
      queries: SearchQuery[]
    }

export type SearchReply =
  | { type: 'opened'; id: number; overview: IndexOverview }
  /** What titles and headings say, where that is known already; the whole answer follows. */
  | { type: 'partial'; id: number; answers: SearchAnswer[] }
  | { type: 'done'; id: number; answers: SearchAnswer[] }
  /** A newer request has come before this one was answered. */
  | { type: 'stale'; id: number }
  | { type: 'failed'; id: number; message: string }
