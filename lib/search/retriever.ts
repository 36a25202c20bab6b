import type { PagePassages } from '../parts/passage.ts'
import type { EverydayFile } from './everyday-words.ts'
import { createFileCache, type FetchBytes } from './index/file-cache.ts'
import { type EntryFile, entryName, readJson } from './index/first-file.ts'
import { openIndex } from './index/open-index.ts'
import { type PageRow, passagesFileName } from './index/page-rows.ts'
import type { PassagesFile } from './index/page-text.ts'
import { wholeSite } from './model/contexts.ts'
import type { RecordKind } from './model/record.ts'
import { parseQuery, type SynonymLookup, stems, synonymLookup } from './query/parse-query.ts'
import { rankQuery, searchedIndex } from './query/rank-query.ts'
import { rankWhole } from './query/rank-whole.ts'
import { inRange } from './structures/in-range.ts'
import { type StemmedWord, stemmedWord } from './words/stemmed-word.ts'
import { stopWords } from './words/stop-words.ts'
import { tokenize } from './words/tokenize.ts'

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
  description: string
  parts: PagePassages
}

export interface Retrieved {
  words: AskedWord[]
  /** Terms that match the words, by the word's position in the query. */
  terms: ReadonlyMap<string, number>
  /** Tools that pages are about, each with its names. */
  tools: readonly (readonly string[])[]
  /** Best first. */
  pages: RetrievedPage[]
}

/** Finds the pages that a question is about, and reads them. */
interface Retriever {
  /** A question with the docs' phrases for those that only readers use. */
  docsPhrases: (question: string) => string
  /** @param most how many pages are read */
  retrieve: (question: string, most: number, isStale?: () => boolean) => Promise<Retrieved>
}

/** Files cached in memory. */
const cachedPassages = 32

/** What readers say for the docs' words, where the site says so. Answers don't depend on it. */
async function readEveryday(fetchBytes: FetchBytes): Promise<Pick<EverydayFile, 'words' | 'tools'>> {
  try {
    const { everyday } = readJson<EntryFile>(await fetchBytes(entryName))
    if (everyday !== undefined) return readJson<EverydayFile>(await fetchBytes(everyday))
  } catch {
    // A file of an older build may be gone.
  }
  return { words: [], tools: [] }
}

/** Adds words that lead to others, but not back. @param everyday each of the docs' words with what readers say */
function withEveryday(lookup: SynonymLookup, everyday: EverydayFile['words']): SynonymLookup {
  const all = new Map(lookup)
  for (const [meant = '', ...said] of everyday) {
    const words = meant.split(' ').map(stemmedWord)
    for (const phrase of said) {
      const key = stems(phrase.split(' ').map(stemmedWord))
      all.set(key, [...(all.get(key) ?? []), words])
    }
  }
  return all
}

/** Words of the longest phrase that readers say. */
const longestSaid = 5

/** Whether the words of a phrase, apart, mean something else. If one of two says little, they aren’t one. */
const isPhrase = (words: readonly StemmedWord[]) =>
  words.length > 2 || (words.length === 2 && words.every(({ term }) => !stopWords.has(term)))

/** Replaces phrases that only readers use. */
function withDocsPhrases(question: string, lookup: SynonymLookup): string {
  const words = tokenize(question).filter(({ kind }) => kind !== 'joined')
  const stemmed = words.map(({ term }) => stemmedWord(term))
  let [text, from] = ['', 0]
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + longestSaid); end > start + 1; end -= 1) {
      const phrase = stemmed.slice(start, end)
      const meant = isPhrase(phrase) ? lookup.get(stems(phrase))?.[0] : undefined
      if (meant === undefined) continue
      text += question.slice(from, words[start]?.start) + meant.map(({ term }) => term).join(' ')
      from = words[end - 1]?.end ?? from
      start = end - 1
      break
    }
  }
  return text + question.slice(from)
}

/**
 * Opens the index of one version for questions. It is the index of search, whose pages it ranks alike.
 * @throws what `fetchBytes` does for the first files, and MalformedBytes if they aren't an index
 */
export async function openRetriever(fetchBytes: FetchBytes, version = ''): Promise<Retriever> {
  const entry = fetchBytes(entryName)
  const fetchOnce: FetchBytes = (name) => (name === entryName ? entry : fetchBytes(name))
  const [index, { words, tools }] = await Promise.all([openIndex(fetchOnce, version), readEveryday(fetchOnce)])
  const everyday = withEveryday(new Map(), words)
  const synonyms = withEveryday(synonymLookup(index.synonyms), words)
  const searched = searchedIndex(index)
  const passages = createFileCache(fetchBytes, cachedPassages, (bytes) => readJson<PassagesFile>(bytes))
  return {
    docsPhrases: (question) => withDocsPhrases(question, everyday),
    async retrieve(question, most, isStale = () => false) {
      // A question is complete: its last word isn't the beginning of a longer one.
      const parsed = parseQuery(`${question} `, synonyms, index.vocabulary.terms)
      if (parsed.words.length === 0) return { words: [], tools, terms: new Map(), pages: [] }
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
        tools,
        terms: ranking.found.terms,
        pages: top.flatMap(({ page, record, score }): RetrievedPage[] => {
          const row = index.row(page)
          const file = row && read?.get(passagesFileName(row))
          if (row === undefined || file === undefined) return []
          const part = record - inRange(index.shape.starts[page])
          return [{ row, kind: index.kindOf(page), part, score: score / best, ...file }]
        }),
      }
    },
  }
}
