import { headFields } from '../index/term-table.ts'
import { fieldWeights } from './field-weights.ts'
import { type PhraseWord, phrasePlaces } from './phrase-places.ts'
import type { IndexShape } from './score-board.ts'
import type { SearchedTable, TermMatch } from './term-matches.ts'
import { createTouchList } from './touch-list.ts'

/** Words that are parts of an identifier say this much where they stand apart. */
const partFactor = 0.3
/** What the weaker of a page’s title and keywords adds to the stronger. */
const secondShare = 0.3
/** How much the worth of an identifier lies in how often a text names it. */
const identifierShare = 0.4

/**
 * What a term answers: a word, a word with a slip, an identifier as a whole, or one of its parts. An identifier is found
 * nearly as well in a long text as in a short one.
 */
export type MatchKind = 'word' | 'mended' | 'identifier' | 'part'

/** Where a page's head holds a word, as bits. */
export const inHead = { title: 1, exactTitle: 2, action: 4 } as const

/** What one word scores, whatever other words stand beside it. */
export interface WordScores {
  pages: Int32Array
  /** What titles and keywords of these pages are worth. */
  pageScores: Float32Array
  /** Bits of `inHead`. */
  pageHeads: Uint8Array
  records: Int32Array
  /** What headings and texts of these records are worth. */
  recordScores: Float32Array
}

/** Adds up what one word scores. Its arrays are made once; only what a word has touched is taken from them. */
export interface WordBoard {
  /** Notes terms that answer for the word. */
  match: (table: SearchedTable, matches: readonly TermMatch[], kind?: MatchKind) => void
  /** Notes a phrase that answers for the word: where all of its words stand in one field. */
  matchPhrase: (words: readonly PhraseWord[]) => void
  /** How many pages and records the word has found. */
  found: () => number
  /** What was noted, and forgets it. */
  take: () => WordScores
}

export function createWordBoard({ starts, pageOf }: IndexShape): WordBoard {
  const pageCount = starts.length - 1
  const recordCount = pageOf.length
  // By page for titles and keywords, by record for headings and content.
  const scores = {
    title: new Float32Array(pageCount),
    keywords: new Float32Array(pageCount),
    /** Whether the word says what the operation does: more than 0. */
    action: new Float32Array(pageCount),
    heading: new Float32Array(recordCount),
    content: new Float32Array(recordCount),
  }
  const exact = new Uint8Array(pageCount)
  const pages = createTouchList(pageCount)
  const records = createTouchList(recordCount)
  const raise = (array: Float32Array, id: number, value: number) => {
    if (value > (array[id] as number)) array[id] = value
  }
  const raiseAtPage = (array: Float32Array, page: number, value: number) => {
    pages.add(page)
    raise(array, page, value)
  }
  const raiseAtRecord = (array: Float32Array, record: number, value: number) => {
    records.add(record)
    raise(array, record, value)
  }

  return {
    match({ heads, content }, matches, kind = 'word') {
      const factor = kind === 'part' ? partFactor : 1
      for (const { index, quality } of matches) {
        const headsEnd = heads.starts[index + 1] as number
        for (let at = heads.starts[index] as number; at < headsEnd; at += 1) {
          const code = heads.codes[at] as number
          const record = heads.records[at] as number
          const field = code >> 4
          const share = (quality * (code & 15)) / 15
          if (field === headFields.heading) {
            raiseAtRecord(scores.heading, record, share * fieldWeights.heading * factor)
            continue
          }
          const page = pageOf[record] as number
          if (field === headFields.title) {
            raiseAtPage(scores.title, page, share * fieldWeights.title * factor)
            if (quality === 1 || kind === 'mended') exact[page] = 1
          } else if (field === headFields.action) raiseAtPage(scores.action, page, share * factor)
          else raiseAtPage(scores.keywords, page, share * fieldWeights.keywords * factor)
        }
        const contentEnd = content.starts[index + 1] as number
        for (let at = content.starts[index] as number; at < contentEnd; at += 1) {
          const about = (content.codes[at] as number) / 15
          const share = quality * (kind === 'identifier' ? 1 - identifierShare + identifierShare * about : about)
          raiseAtRecord(scores.content, content.records[at] as number, share * fieldWeights.content * factor)
        }
      }
    },
    matchPhrase(words) {
      for (const { field, id, value } of phrasePlaces(words, pageOf)) {
        if (field === 'heading' || field === 'content') raiseAtRecord(scores[field], id, value)
        else raiseAtPage(scores[field], id, value)
      }
    },
    found: () => pages.count() + records.count(),
    take() {
      const taken: WordScores = {
        pages: pages.all().slice(),
        pageScores: new Float32Array(pages.count()),
        pageHeads: new Uint8Array(pages.count()),
        records: records.all().slice(),
        recordScores: new Float32Array(records.count()),
      }
      for (const [at, page] of taken.pages.entries()) {
        const title = scores.title[page] as number
        const keywords = scores.keywords[page] as number
        taken.pageScores[at] = Math.max(title, keywords) + secondShare * Math.min(title, keywords)
        const isAction = (scores.action[page] as number) > 0
        taken.pageHeads[at] =
          (title > 0 ? inHead.title : 0) | (exact[page] === 1 ? inHead.exactTitle : 0) | (isAction ? inHead.action : 0)
        scores.title[page] = 0
        scores.keywords[page] = 0
        scores.action[page] = 0
        exact[page] = 0
      }
      for (const [at, record] of taken.records.entries()) {
        taken.recordScores[at] = (scores.heading[record] as number) + (scores.content[record] as number)
        scores.heading[record] = 0
        scores.content[record] = 0
      }
      pages.clear()
      records.clear()
      return taken
    },
  }
}
