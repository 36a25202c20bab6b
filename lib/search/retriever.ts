import type { PagePassages } from '../parts/passage.ts'
import { createFileCache, type FetchBytes } from './index/file-cache.ts'
import { readJson } from './index/first-file.ts'
import { openIndex } from './index/open-index.ts'
import { type PageRow, passagesFileName } from './index/page-rows.ts'
import type { PassagesFile } from './index/page-text.ts'
import { wholeSite } from './model/contexts.ts'
import type { RecordKind } from './model/record.ts'
import { parseQuery, synonymLookup } from './query/parse-query.ts'
import { rankQuery, searchedIndex } from './query/rank-query.ts'
import { rankWhole } from './query/rank-whole.ts'
import { inRange } from './structures/in-range.ts'

/** A word of a question, as the index knows it. */
export interface AskedWord {
  term: string
  /** What it says, from 0 to 1: rare ones more, and most one that no page holds. */
  weight: number
  isStop: boolean
}

/** A page that a question may be about, with everything that can be quoted from it. */
export interface RetrievedPage {
  row: PageRow
  kind: RecordKind
  /** Place of its best part among all its parts. */
  part: number
  /** How well it answers as search sees it; the best page has 1. */
  score: number
  parts: PagePassages
}

export interface Retrieved {
  words: AskedWord[]
  /** Terms that match the words, by the word's position in the query. */
  terms: ReadonlyMap<string, number>
  /** Best first. */
  pages: RetrievedPage[]
}

/** Finds the pages that a question is about, and reads them. */
interface Retriever {
  /** @param most how many pages are read */
  retrieve: (question: string, most: number, isStale?: () => boolean) => Promise<Retrieved>
}

/** Files cached in memory. */
const cachedPassages = 32

/**
 * Opens the index of one version for questions. It is the index of search, whose pages it ranks alike.
 * @throws what `fetchBytes` does for the first files, and MalformedBytes if they aren't an index
 */
export async function openRetriever(fetchBytes: FetchBytes, version = ''): Promise<Retriever> {
  const index = await openIndex(fetchBytes, version)
  const synonyms = synonymLookup(index.synonyms)
  const searched = searchedIndex(index)
  const passages = createFileCache(fetchBytes, cachedPassages, (bytes) => readJson<PassagesFile>(bytes))
  return {
    async retrieve(question, most, isStale = () => false) {
      // A question is complete: its last word isn't the beginning of a longer one.
      const parsed = parseQuery(`${question} `, synonyms, index.vocabulary.terms)
      if (parsed.words.length === 0) return { words: [], terms: new Map(), pages: [] }
      const query = { parsed, context: wholeSite, count: most }
      const rank = () => rankQuery(searched, query)
      const ranking = await rankWhole(index, rank(), rank, isStale)
      const top = ranking.ranked.slice(0, most)
      const pages = top.map(({ page }) => page)
      await index.loadRows(pages)
      const rows = pages.map(index.row).filter((row) => row !== undefined)
      const read = isStale() ? undefined : await passages.load(rows.map(passagesFileName))
      const best = top[0]?.score ?? 1
      return {
        words: parsed.words.map(({ term, isStop }, word) => ({
          term,
          isStop,
          weight: ranking.found.weights[word] ?? 0,
        })),
        terms: ranking.found.terms,
        pages: top.flatMap(({ page, record, score }): RetrievedPage[] => {
          const row = index.row(page)
          const parts = row && read?.get(passagesFileName(row))?.parts
          if (row === undefined || parts === undefined) return []
          const part = record - inRange(index.shape.starts[page])
          return [{ row, kind: index.kindOf(page), part, score: score / best, parts }]
        }),
      }
    },
  }
}
