import type { IndexOverview } from '../model/index-overview.ts'
import type { RecordKind } from '../model/record.ts'
import { inRange } from '../structures/in-range.ts'
import { plainForm } from '../words/tokenize.ts'
import { MalformedBytes } from './bytes.ts'
import { createFileCache, type FetchBytes } from './file-cache.ts'
import {
  type EntryFile,
  entryName,
  type FirstFile,
  fromRuns,
  type indexForm,
  readJson,
  recordKinds,
  shardName,
} from './first-file.ts'
import { headTerms } from './head-terms.ts'
import { decodePageRows, type PageRow, type PageRowsFile, textFileName } from './page-rows.ts'
import { type PageTextFile, type PageTexts, pageTexts } from './page-text.ts'
import { decodeShard } from './shard-codec.ts'
import { type SearchedTable, searchedTable } from './term-matches.ts'
import { lowerBound, termTable } from './term-table.ts'

/** Which records belong to which page. */
export interface IndexShape {
  /** First record of each page; one more entry says where the last page ends. */
  starts: Uint32Array
  /** Page of each record. */
  pageOf: Uint32Array
}

/** Files kept in memory: about 3 MB of terms and a megabyte of texts. */
const cachedShards = 96
const cachedTexts = 160
const cachedRowFiles = 64

/** What a query may begin with, and whether it may be longer. */
export interface WantedTerm {
  text: string
  isPrefix: boolean
}

/** An index whose first file has been read; its other files are read when they are asked for. */
export interface OpenIndex extends IndexOverview {
  shape: IndexShape
  synonyms: readonly (readonly string[])[]
  /** How many questions of readers are indexed. */
  questions: number
  /** Heads of all pages, where the first file holds them. */
  heads: SearchedTable | undefined
  /** Words that typos are mended to: the heads, or where these are in files, the words of the heads alone. */
  vocabulary: SearchedTable
  kindOf: (page: number) => RecordKind
  /** How many other pages link to each page. @see linkLevel */
  linkLevels: Uint8Array
  /** Id of the page's context; empty for none. */
  contextOf: (page: number) => string
  /** Whether a page's title may be a text, given in plain form; certain once its row is here. */
  mayBeTitle: (page: number, plain: string) => boolean
  row: (page: number) => PageRow | undefined
  loadRows: (pages: readonly number[]) => Promise<unknown>
  /** Names of the files of terms that may hold what is wanted, in their order. */
  termFiles: (wanted: readonly WantedTerm[]) => string[]
  /** What such a file holds; undefined when it is not at hand. */
  termTable: (name: string) => SearchedTable | undefined
  loadTerms: (names: readonly string[]) => Promise<unknown>
  /** Whether some of these names may still be read. */
  canLoad: (names: readonly string[]) => boolean
  texts: (page: number) => PageTexts | undefined
  loadTexts: (pages: readonly number[]) => Promise<unknown>
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined
const lines = (text: string) => (text === '' ? [] : text.split('\n'))

function shapeOf(recordCounts: readonly number[]): IndexShape {
  const starts = new Uint32Array(recordCounts.length + 1)
  for (const [page, count] of recordCounts.entries()) starts[page + 1] = inRange(starts[page]) + count
  const pageOf = new Uint32Array(starts.at(-1) ?? 0)
  for (const [page] of recordCounts.entries()) pageOf.fill(page, starts[page], starts[page + 1])
  return { starts, pageOf }
}

function headTable(
  rows: readonly PageRow[],
  kinds: readonly (RecordKind | undefined)[],
  starts: Uint32Array,
): SearchedTable {
  const entries = [...headTerms(rows, kinds, starts)].sort(([a], [b]) => (a < b ? -1 : 1))
  return searchedTable(termTable(entries.map(([term, heads]) => ({ term, count: 0, heads, content: [] }))))
}

/** Words without places. */
const wordTable = (words: readonly string[]) =>
  searchedTable(termTable(words.map((term) => ({ term, count: 0, heads: [], content: [] }))))

/** Files of terms that hold what begins with a text: never more than these for one word. */
const mostPerPrefix = 2

/** The file that holds a term, if any does. */
function shardOf(firstTerms: readonly string[], term: string): number {
  const index = lowerBound(firstTerms, term)
  return firstTerms[index] === term ? index : index - 1
}

/**
 * The files that may contain a term, or terms that begin with it.
 * @param firstTerms first term of each file
 */
function shardsWith(firstTerms: readonly string[], text: string, isPrefix: boolean): number[] {
  const first = Math.max(0, shardOf(firstTerms, text))
  if (firstTerms.length === 0) return []
  const shards = [first]
  while (isPrefix && shards.length < mostPerPrefix) {
    const next = first + shards.length
    if (!(firstTerms[next] ?? '').startsWith(text) || next >= firstTerms.length) break
    shards.push(next)
  }
  return shards
}

/** Rows of pages, from the first file or from files of their own. @param here those of the first file */
function openRows({ rows }: FirstFile, here: readonly PageRow[] | undefined, fetchBytes: FetchBytes) {
  if (rows.kind === 'here') return { row: (page: number) => here?.[page], loadRows: () => Promise.resolve() }
  const files = createFileCache(fetchBytes, cachedRowFiles, (bytes) =>
    decodePageRows(readJson<PageRowsFile & { form: typeof indexForm }>(bytes)),
  )
  const fileOf = (page: number) => rows.names[Math.floor(page / rows.pagesPerFile)]
  return {
    row: (page: number) => files.get(fileOf(page) ?? '')?.[page % rows.pagesPerFile],
    loadRows: (pages: readonly number[]) => files.load([...new Set(pages.map(fileOf).filter(isDefined))]),
  }
}

/** Texts of pages, each from a file that its row names. */
function openTexts(row: OpenIndex['row'], fetchBytes: FetchBytes): Pick<OpenIndex, 'texts' | 'loadTexts'> {
  const files = createFileCache(fetchBytes, cachedTexts, (bytes) => pageTexts(readJson<PageTextFile>(bytes)))
  // A row may no longer be at hand when its texts are.
  const names: string[] = []
  const nameOf = (page: number) => {
    const pageRow = row(page)
    if (pageRow !== undefined) names[page] ??= textFileName(pageRow)
    return names[page]
  }
  return {
    texts: (page) => files.get(nameOf(page) ?? ''),
    loadTexts: (pages) => files.load(pages.map(nameOf).filter(isDefined)),
  }
}

/**
 * Reads what a search begins with.
 * @param version id of the version; empty for the current one
 * @throws what `fetchBytes` does; MalformedBytes if the files aren't an index of this form
 */
export async function openIndex(fetchBytes: FetchBytes, version: string): Promise<OpenIndex> {
  const entry = readJson<EntryFile>(await fetchBytes(entryName))
  const name = entry.first[version]
  if (name === undefined) throw new MalformedBytes(`The search index has no version “${version}”.`)
  const file = readJson<FirstFile>(await fetchBytes(name))
  const pageContexts = fromRuns(file.pageContexts)
  const kindsOfPages = Array.from(fromRuns(file.kindsOfPages), (kind) => recordKinds[kind])
  const here = file.rows.kind === 'here' ? decodePageRows(file.rows.file) : undefined
  const recordCounts = here?.map(({ headings }) => headings.length + 1) ?? file.recordCounts
  const shape = shapeOf(recordCounts)
  const recordCount = shape.pageOf.length
  const linkLevels = Uint8Array.from(file.linkLevels, Number)
  if ([pageContexts, kindsOfPages, linkLevels].some(({ length }) => length !== recordCounts.length))
    throw new MalformedBytes('The search index contradicts itself.')
  const heads = here && headTable(here, kindsOfPages, shape.starts)
  const plainTitles = here?.map(({ title }) => plainForm(title))

  const shards = createFileCache(fetchBytes, cachedShards, (bytes) =>
    searchedTable(decodeShard(bytes, recordCount, file.questions)),
  )
  const firstTerms = lines(file.shards.firstTerms)
  const shardNames = lines(file.shards.hashes).map(shardName)
  const { row, loadRows } = openRows(file, here, fetchBytes)
  return {
    shape,
    contexts: file.contexts,
    popular: file.popular,
    synonyms: file.synonyms,
    questions: file.questions,
    heads,
    vocabulary: heads ?? wordTable(lines(file.spellings)),
    linkLevels,
    kindOf: (page) => kindsOfPages[page] ?? 'page',
    contextOf: (page) => file.contexts[(pageContexts[page] ?? 0) - 1]?.id ?? '',
    mayBeTitle(page, plain) {
      if (plainTitles !== undefined) return plainTitles[page] === plain
      const title = row(page)?.title
      return title === undefined ? file.titleLengths[page] === plain.length : plainForm(title) === plain
    },
    row,
    loadRows,
    termFiles(wanted) {
      const indexes = wanted.flatMap(({ text, isPrefix }) => shardsWith(firstTerms, text, isPrefix))
      return [...new Set(indexes)].sort((a, b) => a - b).map((index) => inRange(shardNames[index]))
    },
    termTable: shards.get,
    loadTerms: shards.load,
    canLoad: (names) => names.some(shards.isWanted),
    ...openTexts(row, fetchBytes),
  }
}
