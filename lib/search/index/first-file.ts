import type { SearchContext } from '../model/contexts.ts'
import type { PopularPage } from '../model/index-overview.ts'
import type { RecordKind } from '../model/record.ts'
import { MalformedBytes } from './bytes.ts'
import type { PageRowsFile } from './page-rows.ts'

/** Version of the form of all files. A reader that knows another finds nothing rather than nonsense. */
export const indexForm = 5

/** Values that repeat: each with the number of times in a row. */
export type Runs = [value: number, count: number][]

/** The first file of an index: enough to show pages, and where everything else is. */
export interface FirstFile {
  form: typeof indexForm
  contexts: SearchContext[]
  /** Pages that are offered before anything is typed. */
  popular: PopularPage[]
  /** How many other pages link to each page, a digit each, by `linkLevel`. */
  linkLevels: string
  /** Place of each page's context among `contexts`, counted from 1; 0 for none. */
  pageContexts: Runs
  /** Place of each page's kind among `recordKinds`. */
  kindsOfPages: Runs
  /** Records of each page, where the pages are not here: elsewhere, they follow from the headings. */
  recordCounts: number[]
  /** How many questions of readers are indexed. */
  questions: number
  /** Letters of each title's plain form, where the pages are not here. */
  titleLengths: number[]
  /** The pages themselves, or the files that hold them, `pagesPerFile` each. */
  rows: { kind: 'here'; file: PageRowsFile } | { kind: 'files'; pagesPerFile: number; names: string[] }
  /** The first term of each file of terms, and its hash, a line each. */
  shards: { firstTerms: string; hashes: string }
  /** Words that typos are mended to, where heads are in the files of terms. */
  spellings: string
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][]
}

/** Names the current files of each version's index; the current version's key is ''. */
export interface EntryFile {
  form: typeof indexForm
  first: Record<string, string>
  /** What readers say for the docs' words. Only the assistant reads it. */
  everyday?: string
}

/**
 * How many pages link to a page, as a digit: each is about twice as many as the one before.
 * @example [0, 1, 3, 7, 400].map(linkLevel) → [0, 1, 2, 3, 9]
 */
export function linkLevel(pages: number): number {
  return Math.min(9, Math.round(Math.log2(1 + pages)))
}

export const recordKinds: readonly RecordKind[] = ['page', 'operation']

/** Name of the file that names all others. */
export const entryName = 'index.json'

/**
 * Name of a file of terms. It holds bytes, but is called a text: common hosts compress nothing else, and it shrinks by
 * 40 %.
 */
export function shardName(hash: string): string {
  return `terms-${hash}.txt`
}

/** @example toRuns([1, 1, 0]) → [[1, 2], [0, 1]] */
export function toRuns(values: readonly number[]): Runs {
  const runs: Runs = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last?.[0] === value) last[1] += 1
    else runs.push([value, 1])
  }
  return runs
}

/** @example fromRuns([[1, 2], [0, 1]]) → Uint8Array [1, 1, 0] */
export function fromRuns(runs: Runs): Uint8Array {
  return Uint8Array.from(runs.flatMap(([value, count]) => Array<number>(count).fill(value)))
}

/** A JSON file of the index. @throws MalformedBytes when it is none of this form */
export function readJson<T extends { form: typeof indexForm }>(bytes: Uint8Array): T {
  let file: Partial<T> | null
  try {
    file = JSON.parse(new TextDecoder().decode(bytes)) as Partial<T> | null
  } catch (cause) {
    throw new MalformedBytes('The search index is not valid JSON.', { cause })
  }
  if (file?.form !== indexForm) throw new MalformedBytes('The search index has another form.')
  return file as T
}
