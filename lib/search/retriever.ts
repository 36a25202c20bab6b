import type { PageAnswers, PagePassages } from '../parts/passage.ts'
import { withDocsPhrases, withEveryday } from './docs-phrases.ts'
import type { EverydayFile } from './everyday-words.ts'
import { createFileCache, type FetchBytes } from './index/file-cache.ts'
import { type EntryFile, entryName, readJson } from './index/first-file.ts'
import { openIndex } from './index/open-index.ts'
import { type PageRow, passagesFileName } from './index/page-rows.ts'
import type { PassagesFile } from './index/page-text.ts'
import { isRatherUnanswered, leastLeading, type MatchedPage, type MatchedQuestion } from './match-questions.ts'
import { wholeSite } from './model/contexts.ts'
import type { NamedOperations } from './model/named-operations.ts'
import type { RecordKind } from './model/record.ts'
import { parseQuery, synonymLookup } from './query/parse-query.ts'
import type { RankedPage } from './query/rank-pages.ts'
import { rankQuery, searchedIndex } from './query/rank-query.ts'
import { rankWhole } from './query/rank-whole.ts'
import { bySynonym } from './query/word-bits.ts'
import { openQuestions } from './questions-on-file.ts'
import { inRange } from './structures/in-range.ts'
import { type StemmedWord, stemmedWord } from './words/stemmed-word.ts'

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
  /** How well it answers as search and the questions of readers see it; the best page has 1. */
  score: number
  /** Questions of readers that are like this one, the most similar first, by the part that answers them. */
  asked: ReadonlyMap<number, readonly MatchedQuestion[]>
  description: string
  parts: PagePassages
  /** What writers answer; missing where they answer nothing. */
  answers?: PageAnswers
  /** Operations that all of this names. */
  operations?: NamedOperations
}

export interface Retrieved {
  words: AskedWord[]
  /** Terms that match the words, by the word's position in the query. */
  terms: ReadonlyMap<string, number>
  /** Words of the question by their stems, with how rare each is among the questions of readers. */
  rarities: ReadonlyMap<string, number>
  /** Tools that pages are about, each with its names. */
  tools: readonly (readonly string[])[]
  /** How much it is like a question that no page answers, as somebody has found out, from 0 to 1. */
  unanswered: number
  /** Whether it is such a question: more like one of those than like any that a page answers. */
  isUnanswered: boolean
  /** Best first. */
  pages: RetrievedPage[]
}

/** Finds the pages that a question is about, and reads them. */
interface Retriever {
  /** A question with the docs' phrases for those that only readers use. */
  docsPhrases: (question: string) => string
  /**
   * @param typed the question as it was typed
   * @param asked the question without what is only said around it
   * @param searched what search looks for
   * @param most how many pages are read
   */
  retrieve: (
    question: { typed: string; asked: string; searched: string },
    most: number,
    isStale?: () => boolean,
  ) => Promise<Retrieved>
}

/** Files cached in memory. */
const cachedPassages = 32

/** What readers say for the docs' words, where the site says so. Answers don't depend on it. */
async function readEveryday(fetchBytes: FetchBytes): Promise<Omit<EverydayFile, 'form'>> {
  const none = { words: [], tools: [], small: {}, unanswered: [], product: [] }
  try {
    const { everyday } = readJson<EntryFile>(await fetchBytes(entryName))
    // A build before has less.
    if (everyday !== undefined) return { ...none, ...readJson<EverydayFile>(await fetchBytes(everyday)) }
  } catch {
    // A file of an older build may be gone.
  }
  return none
}

interface ScoredPage {
  page: number
  /** Place of its best part among all parts. */
  record: number
  score: number
  questions: MatchedQuestion[]
}

/** The pages that search ranks, with those whose questions are like the one that is asked, the best first. */
function withMatched(
  ranked: readonly RankedPage[],
  matched: readonly MatchedPage[],
  starts: Uint32Array,
): ScoredPage[] {
  const best = ranked[0]?.score ?? 1
  const pages = new Map(
    ranked.map(({ page, record, score }) => [page, { page, record, score: score / best, questions: [] } as ScoredPage]),
  )
  for (const { page, worth, questions } of matched) {
    const { record, score } = pages.get(page) ?? { record: questions[0]?.part ?? inRange(starts[page]), score: 0 }
    const [closest] = questions
    const isLed = closest !== undefined && closest.likeness >= leastLeading
    pages.set(page, { page, record: isLed ? closest.part : record, score: score + worth, questions })
  }
  return [...pages.values()].sort((a, b) => b.score - a.score)
}

/** Words of a question that only the questions of readers have are known by these, too. */
function withKnown(
  terms: ReadonlyMap<string, number>,
  words: readonly StemmedWord[],
  matched: readonly MatchedQuestion[],
) {
  const all = new Map([...terms].map(([term, word]) => [term, word % bySynonym]))
  const positions = new Map(words.map(({ stem }, position) => [stem, position]))
  for (const { text } of matched) {
    for (const term of text.split(' ')) {
      const position = positions.get(stemmedWord(term).stem)
      if (position !== undefined && !all.has(term)) all.set(term, position)
    }
  }
  return all
}

/** What is retrieved for a question without words. */
const nothing = { words: [], terms: new Map(), rarities: new Map(), unanswered: 0, isUnanswered: false, pages: [] }

/**
 * Opens the index of one version for questions. It is the index of search, whose pages it ranks alike.
 * @throws what `fetchBytes` does for the first files, and MalformedBytes if they aren't an index
 */
export async function openRetriever(fetchBytes: FetchBytes, version = ''): Promise<Retriever> {
  const entry = fetchBytes(entryName)
  const fetchOnce: FetchBytes = (name) => (name === entryName ? entry : fetchBytes(name))
  const [index, everyday] = await Promise.all([openIndex(fetchOnce, version), readEveryday(fetchOnce)])
  const { tools } = everyday
  const phrases = withEveryday(new Map(), everyday.words)
  const synonyms = withEveryday(synonymLookup(index.synonyms), everyday.words)
  const searchedPages = searchedIndex(index)
  const questions = openQuestions(
    index,
    searchedPages,
    everyday,
    withEveryday(synonymLookup(index.synonyms), everyday.words),
  )
  const passages = createFileCache(fetchBytes, cachedPassages, (bytes) => readJson<PassagesFile>(bytes))
  /** Reads what can be quoted from pages; those that cannot be read are left out. */
  const readPages = async (pages: readonly number[], isStale: () => boolean) => {
    await index.loadRows(pages)
    const rows = pages.flatMap((page) => {
      const row = index.row(page)
      return row === undefined ? [] : { page, row }
    })
    const files = isStale() ? undefined : await passages.load(rows.map(({ row }) => passagesFileName(row)))
    return rows.flatMap(({ page, row }) => {
      const file = files?.get(passagesFileName(row))
      return file === undefined ? [] : { page, row, ...file }
    })
  }
  return {
    docsPhrases: (question) => withDocsPhrases(question, phrases),
    async retrieve({ typed, asked, searched }, most, isStale = () => false) {
      // A question is complete: its last word isn't the beginning of a longer one.
      const parsed = parseQuery(`${searched} `, synonyms, index.vocabulary.terms)
      if (parsed.words.length === 0) return { ...nothing, tools }
      const rank = () => rankQuery(searchedPages, { parsed, context: wholeSite, count: most })
      const { ranked, found } = await rankWhole(index, rank(), rank, isStale)
      const shared = await questions.read(typed, asked, isStale)
      const topOf = (matched: readonly MatchedPage[]) =>
        withMatched(ranked.slice(0, most), matched, index.shape.starts).slice(0, most)
      const likely = topOf(questions.closest(shared).pages.slice(0, most))
      const read = new Map(
        (
          await readPages(
            likely.map(({ page }) => page),
            isStale,
          )
        ).map((one) => [one.page, one]),
      )
      const closest = questions.closest(shared, [...read.values()])
      const matched = closest.pages.filter(({ page }) => read.has(page))
      const top = topOf(matched)
      const best = top[0]?.score ?? 1
      return {
        words: parsed.words.map(({ term, isStop }, word) => ({ term, isStop, weight: found.weights[word] ?? 0 })),
        tools,
        rarities: closest.rarities,
        unanswered: closest.unanswered,
        isUnanswered: isRatherUnanswered(closest),
        terms: withKnown(
          found.terms,
          parsed.words,
          matched.flatMap(({ questions: own }) => own.filter(({ likeness }) => likeness >= leastLeading)),
        ),
        pages: top.flatMap(({ page, record, score, questions: own }): RetrievedPage[] => {
          const one = read.get(page)
          if (one === undefined) return []
          const start = inRange(index.shape.starts[page])
          const similar = new Map<number, MatchedQuestion[]>()
          for (const { part, ...rest } of own)
            similar.set(part - start, [...(similar.get(part - start) ?? []), { part, ...rest }])
          return [{ ...one, kind: index.kindOf(page), part: record - start, score: score / best, asked: similar }]
        }),
      }
    },
  }
}
