import type { RoutePath } from '../../pages/route.ts'
import type { PageAnswers, PagePassages } from '../../parts/passage.ts'
import type { SearchContext } from '../model/contexts.ts'
import { popularPages } from '../model/index-overview.ts'
import type { LinkTexts } from '../model/link-texts.ts'
import { createOperationFinder } from '../model/named-operations.ts'
import type { PlacedQuestions } from '../model/placed-questions.ts'
import type { PageRecords } from '../model/record.ts'
import { stopWords } from '../words/stop-words.ts'
import { plainForm } from '../words/tokenize.ts'
import { askedTerms } from './asked-terms.ts'
import { contentTerms } from './content-terms.ts'
import { type FirstFile, indexForm, linkLevel, recordKinds, shardName, toRuns } from './first-file.ts'
import { headTerms } from './head-terms.ts'
import { encodePageRows, type PageRow, passagesFileName, textFileName } from './page-rows.ts'
import { pageTextFile, passagesFile } from './page-text.ts'
import { encodeShard } from './shard-codec.ts'
import { type TermEntry, termTable } from './term-table.ts'

interface IndexOptions {
  contexts: SearchContext[]
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][]
  /** What answers may quote of pages; without it, an index finds pages only. */
  passages?: ReadonlyMap<RoutePath, PagePassages>
  /** What writers answer to questions of readers; default: nothing. */
  answers?: ReadonlyMap<RoutePath, PageAnswers>
  /** What links to pages and their parts say; default: nothing. */
  linkTexts?: LinkTexts
  /** What readers ask, by the records that answer it; default: nothing. */
  questions?: readonly PlacedQuestions[]
  /** What readers ask that no page answers; default: nothing. */
  unanswered?: readonly string[]
  /** How many other pages link to each page; default: none do. */
  linkCounts?: ReadonlyMap<string, number>
  /** A short name for bytes, the same for the same bytes. */
  hash: (bytes: Uint8Array) => string
  limits?: Partial<IndexLimits>
}

/** Sizes by which an index is divided. All bytes are uncompressed; on the wire they are about half. */
export interface IndexLimits {
  /** Bytes of pages up to which the first file holds them all. */
  rowsBytes: number
  pagesPerFile: number
  /** Bytes of a file of terms. */
  shardBytes: number
  /** Records that a term names at most. */
  longestList: number
  /** Words kept for typos when heads are not in the first file. */
  spellings: number
}

const defaults: IndexLimits = {
  rowsBytes: 280_000,
  pagesPerFile: 8,
  shardBytes: 6_000,
  longestList: 256,
  spellings: 5_000,
}

export interface BuiltIndex {
  /** Name of the first file. */
  first: string
  /** All files by name, the first included. */
  files: Map<string, Uint8Array>
}

/** Letters of the hash in the names of a page's files, which contain its route, too. */
const pageHashLength = 6

const encoder = new TextEncoder()
const json = (value: unknown) => encoder.encode(JSON.stringify(value))
const firstName = (hash: string) => `first-${hash}.json`
const rowsName = (hash: string) => `pages-${hash}.json`

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(a.length + b.length)
  bytes.set(a)
  bytes.set(b, a.length)
  return bytes
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

function pageRow([head, ...parts]: PageRecords, textHash: string): PageRow {
  return {
    route: head.url,
    title: head.title,
    breadcrumbs: head.breadcrumbs,
    keywords: head.keywords,
    headings: parts.map(({ section, anchor }) => ({ text: section, id: anchor })),
    textHash,
  }
}

/** About what an entry takes in a file of terms. */
function entryBytes({ term, heads, content, asked = [] }: TermEntry): number {
  return term.length / 2 + 4 + heads.length * 2.5 + content.length * 1.6 + asked.length * 3
}

/** How large a file of terms becomes at most, unless a single term, which is frequent, is larger. */
const mostOver = 1.1

function divide(entries: readonly TermEntry[], shardBytes: number): TermEntry[][] {
  const shards: TermEntry[][] = []
  let bytes = shardBytes
  for (const entry of entries) {
    const own = entryBytes(entry)
    if (bytes >= shardBytes || bytes + own > mostOver * shardBytes) {
      shards.push([])
      bytes = 0
    }
    shards.at(-1)?.push(entry)
    bytes += own
  }
  return shards
}

interface FileStore {
  files: Map<string, Uint8Array>
  /** Adds a file; returns the hash in its name. */
  put: (name: (hash: string) => string, bytes: Uint8Array, id?: string) => string
}

function createFileStore(hash: IndexOptions['hash']): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    put(name, bytes, id = hash(bytes)) {
      const taken = files.get(name(id))
      if (taken !== undefined && !sameBytes(taken, bytes))
        throw new Error(`Two files of the search index are called ${name(id)}.`)
      files.set(name(id), bytes)
      return id
    },
  }
}

/** Puts the texts of a page into a file, and what answers may quote into another one; returns the page's row. */
function addPage(
  records: PageRecords,
  { hash, passages, answers }: IndexOptions,
  { put }: FileStore,
  operationsIn: ReturnType<typeof createOperationFinder>,
): PageRow {
  const { url: route, description } = records[0]
  const pageHash = (bytes: Uint8Array) => hash(bytes).slice(0, pageHashLength)
  const texts = json(pageTextFile(description, records))
  const parts = passages?.get(route)
  if (parts === undefined) {
    return pageRow(
      records,
      put((textHash) => textFileName({ route, textHash }), texts, pageHash(texts)),
    )
  }
  // Both files of a page have one hash, of both: the row names only one.
  const written = answers?.get(route)
  const operations = operationsIn(JSON.stringify([parts, written]), route)
  const quotes = json(passagesFile(description, parts, written, operations))
  const textHash = pageHash(joined(texts, quotes))
  put(() => textFileName({ route, textHash }), texts, textHash)
  put(() => passagesFileName({ route, textHash }), quotes, textHash)
  return pageRow(records, textHash)
}

/** Number of the first record of each page. */
function recordStarts(pages: readonly PageRecords[]): number[] {
  let count = 0
  return pages.map(({ length }) => {
    count += length
    return count - length
  })
}

/** Words of titles and headings that typos are mended to, the most frequent ones. */
function spellingsOf(heads: ReturnType<typeof headTerms>, most: number): string[] {
  return [...heads]
    .filter(([term]) => term.length > 3 && !stopWords.has(term))
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([term]) => term)
    .sort()
}

/**
 * Makes the index of one version: a first file with every page and heading, terms of the texts in small files by their
 * order, and the texts of each page. Where pages are too many for one file, they and their heads move to small files,
 * too. The same records give the same bytes.
 * @param pages records of each page, sorted by address
 */
export function buildIndex(pages: readonly PageRecords[], options: IndexOptions): BuiltIndex {
  const limits = { ...defaults, ...options.limits }
  const linkCounts: ReadonlyMap<string, number> = options.linkCounts ?? new Map()
  const store = createFileStore(options.hash)
  const { files, put } = store
  const operationsIn = createOperationFinder(pages)
  const rows = pages.map((records) => addPage(records, options, store, operationsIn))
  const kinds = pages.map(([{ kind }]) => kind)
  const heads = headTerms(rows, kinds, recordStarts(pages))
  const here = encodePageRows(rows)
  const isSmall = json(here).length <= limits.rowsBytes
  const content = contentTerms(pages.flat(), { longestList: limits.longestList, linkTexts: options.linkTexts })
  const asked = askedTerms(options.questions ?? [], pages.flat().length, options.unanswered)
  const terms = [...new Set([...content.keys(), ...asked.terms.keys(), ...(isSmall ? [] : heads.keys())])].sort(
    (a, b) => (a < b ? -1 : 1),
  )
  const entries = terms.map((term): TermEntry => {
    const { count = 0, postings = [] } = content.get(term) ?? {}
    return {
      term,
      count,
      heads: isSmall ? [] : (heads.get(term) ?? []),
      content: postings,
      asked: asked.terms.get(term) ?? [],
    }
  })
  const shards = divide(entries, limits.shardBytes).map((shard) => ({
    firstTerm: shard[0]?.term ?? '',
    hash: put(shardName, encodeShard(termTable(shard))),
  }))
  const rowFiles = () =>
    Array.from({ length: Math.ceil(rows.length / limits.pagesPerFile) }, (_, index) => {
      const part = rows.slice(index * limits.pagesPerFile, (index + 1) * limits.pagesPerFile)
      return rowsName(put(rowsName, json({ form: indexForm, ...encodePageRows(part) })))
    })
  const first: FirstFile = {
    form: indexForm,
    contexts: options.contexts,
    popular: popularPages(pages, linkCounts),
    linkLevels: pages.map(([{ url }]) => linkLevel(linkCounts.get(url) ?? 0)).join(''),
    pageContexts: toRuns(pages.map(([{ context }]) => options.contexts.findIndex(({ id }) => id === context) + 1)),
    kindsOfPages: toRuns(kinds.map((kind) => recordKinds.indexOf(kind))),
    recordCounts: isSmall ? [] : pages.map(({ length }) => length),
    questions: asked.questions,
    titleLengths: isSmall ? [] : rows.map(({ title }) => plainForm(title).length),
    rows: isSmall
      ? { kind: 'here', file: here }
      : { kind: 'files', pagesPerFile: limits.pagesPerFile, names: rowFiles() },
    shards: {
      firstTerms: shards.map(({ firstTerm }) => firstTerm).join('\n'),
      hashes: shards.map((shard) => shard.hash).join('\n'),
    },
    spellings: isSmall ? '' : spellingsOf(heads, limits.spellings).join('\n'),
    synonyms: options.synonyms,
  }
  return { first: firstName(put(firstName, json(first))), files }
}
