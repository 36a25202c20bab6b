import { createHash } from 'node:crypto'
import type { RoutePath } from '#lib/pages/route.ts'
import type { PageAnswers, PagePassages } from '#lib/parts/passage.ts'
import { openSearchEngine, type SearchEngine } from '#lib/search/engine.ts'
import { type BuiltIndex, buildIndex, type IndexLimits } from '#lib/search/index/build-index.ts'
import { type EntryFile, entryName, indexForm } from '#lib/search/index/first-file.ts'
import { contextOf, searchContexts } from '#lib/search/model/contexts.ts'
import type { LinkTexts } from '#lib/search/model/link-texts.ts'
import type { PlacedQuestions } from '#lib/search/model/placed-questions.ts'
import type { PageRecords, SearchRecord } from '#lib/search/model/record.ts'
import type { SearchHit } from '#lib/search/model/search-answer.ts'

/** A page for search, with what differs from an empty one. */
export interface TestPage extends Partial<Omit<SearchRecord, 'url' | 'anchor' | 'section' | 'level'>> {
  url: string
  /** Parts after the head: heading and text. */
  parts?: Readonly<Record<string, string>>
}

export function testRecords({ url, parts = {}, ...page }: TestPage): PageRecords {
  const head: SearchRecord = {
    url: url as RoutePath,
    anchor: '',
    kind: 'page',
    title: 'Untitled',
    description: '',
    breadcrumbs: [],
    section: '',
    level: 1,
    text: '',
    code: [],
    labels: [],
    keywords: [],
    context: contextOf(url as RoutePath),
    version: '',
    ...page,
  }
  return [
    head,
    ...Object.entries(parts).map(([section, text]) => ({
      ...head,
      anchor: section.toLowerCase().replaceAll(' ', '-'),
      section,
      level: 2,
      text,
      code: [],
      labels: [],
    })),
  ]
}

export const testHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

interface TestSearchOptions {
  synonyms?: string[][]
  limits?: Partial<IndexLimits>
  /** What answers may quote of the pages. */
  passages?: ReadonlyMap<RoutePath, PagePassages>
  answers?: ReadonlyMap<RoutePath, PageAnswers>
  linkTexts?: LinkTexts
  /** What readers ask, by the place of the record that answers it. */
  questions?: readonly PlacedQuestions[]
  /** What readers ask that no page answers. */
  unanswered?: readonly string[]
  /** How many other pages link to each page. */
  linkCounts?: ReadonlyMap<string, number>
}

export function testIndex(
  pages: readonly TestPage[],
  { synonyms = [], limits = {}, ...links }: TestSearchOptions = {},
): BuiltIndex {
  const records = pages.map(testRecords).sort(([a], [b]) => (a.url < b.url ? -1 : 1))
  const listed = records.map(([{ url, title, breadcrumbs }]) => ({
    unversionedRoute: url,
    title,
    breadcrumbs: breadcrumbs.map((label) => ({ label })),
  }))
  return buildIndex(records, {
    contexts: searchContexts(listed, {}),
    synonyms,
    hash: testHash,
    limits,
    ...links,
  })
}

/** An index as files: a name without a file cannot be fetched. */
export function filesOf({ first, files }: BuiltIndex): Map<string, Uint8Array> {
  const entry: EntryFile = { form: indexForm, first: { '': first } }
  return new Map([...files, [entryName, new TextEncoder().encode(JSON.stringify(entry))]])
}

export const fetchFrom = (files: ReadonlyMap<string, Uint8Array>) => async (name: string) => {
  const bytes = files.get(name)
  if (bytes === undefined) throw new Error(`There is no ${name}.`)
  return bytes
}

export function testEngine(pages: readonly TestPage[], options: TestSearchOptions = {}): Promise<SearchEngine> {
  return openSearchEngine(fetchFrom(filesOf(testIndex(pages, options))))
}

export const wholeQuery = (text: string) => ({ text, context: 'all', page: 0, hitsPerPage: 8 })

/** The addresses that a query finds, best first. */
export async function found(engine: SearchEngine, text: string): Promise<string[]> {
  const { hits } = await engine.search(wholeQuery(text))
  return hits.map(addressOf)
}

export function addressOf({ url, anchor }: SearchHit): string {
  return anchor === '' ? url : `${url}#${anchor}`
}
