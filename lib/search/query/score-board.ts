import { headFields } from '../index/term-table.ts'
import { fieldWeights } from './field-weights.ts'
import { type PhraseWord, phrasePlaces } from './phrase-places.ts'
import type { SearchedTable, TermMatch } from './term-matches.ts'

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

/** Where pages and records lie. */
export interface IndexShape {
  /** First record of each page; one more entry says where the last page ends. */
  starts: Uint32Array
  /** Page of each record. */
  pageOf: Uint32Array
}

/** What one word of a query scores, by page for titles and keywords, by record for headings and content. */
interface Values {
  title: Float32Array
  keywords: Float32Array
  /** Whether the word says what the operation does: more than 0. */
  action: Float32Array
  heading: Float32Array
  content: Float32Array
}

/** Adds up what a query's words score. Its arrays are made once: a keystroke makes none. */
export interface ScoreBoard {
  /** Forgets the query before. */
  clear: () => void
  /** Notes terms that answer for the word at hand. */
  match: (table: SearchedTable, matches: readonly TermMatch[], kind?: MatchKind) => void
  /** Notes a phrase that answers for the word at hand: where all of its words stand in one field. */
  matchPhrase: (words: readonly PhraseWord[]) => void
  /** How many pages and records the word at hand has found. */
  found: () => number
  /** Closes the word at hand. @param weight what the word says, from 0 to 1 */
  close: (word: number, weight: number) => void
  /** Pages that any word has found, in no order. */
  pages: () => Int32Array
  pageSum: Float32Array
  recordSum: Float32Array
  /** Words found, as bits. */
  pageWords: Int32Array
  recordWords: Int32Array
  /** Words found in the title, and those found there to the letter. */
  titleWords: Int32Array
  exactTitleWords: Int32Array
  /** Words found that say what an operation does. */
  actionWords: Int32Array
}

const values = (pages: number, records: number): Values => ({
  title: new Float32Array(pages),
  keywords: new Float32Array(pages),
  action: new Float32Array(pages),
  heading: new Float32Array(records),
  content: new Float32Array(records),
})

/** Numbers that were touched, each once, so that only they need be looked at and forgotten. */
function touchList(size: number) {
  const list = new Int32Array(size)
  const flags = new Uint8Array(size)
  let length = 0
  return {
    add(id: number) {
      if (flags[id] === 1) return
      flags[id] = 1
      list[length] = id
      length += 1
    },
    all: () => list.subarray(0, length),
    count: () => length,
    clear() {
      for (let at = 0; at < length; at += 1) flags[list[at] as number] = 0
      length = 0
    },
  }
}

export function createScoreBoard({ starts, pageOf }: IndexShape): ScoreBoard {
  const pageCount = starts.length - 1
  const recordCount = pageOf.length
  const word = values(pageCount, recordCount)
  const exact = new Uint8Array(pageCount)
  const wordPages = touchList(pageCount)
  const wordRecords = touchList(recordCount)
  const pages = touchList(pageCount)
  const records = touchList(recordCount)
  const board = {
    pageSum: new Float32Array(pageCount),
    recordSum: new Float32Array(recordCount),
    pageWords: new Int32Array(pageCount),
    recordWords: new Int32Array(recordCount),
    titleWords: new Int32Array(pageCount),
    exactTitleWords: new Int32Array(pageCount),
    actionWords: new Int32Array(pageCount),
  }
  const raise = (array: Float32Array, id: number, value: number) => {
    if (value > (array[id] as number)) array[id] = value
  }
  const raiseAtPage = (array: Float32Array, page: number, value: number) => {
    wordPages.add(page)
    raise(array, page, value)
  }
  const raiseAtRecord = (array: Float32Array, record: number, value: number) => {
    wordRecords.add(record)
    raise(array, record, value)
  }

  return {
    ...board,
    clear() {
      for (const page of pages.all()) {
        board.pageSum[page] = 0
        board.pageWords[page] = 0
        board.titleWords[page] = 0
        board.exactTitleWords[page] = 0
        board.actionWords[page] = 0
      }
      for (const record of records.all()) {
        board.recordSum[record] = 0
        board.recordWords[record] = 0
      }
      pages.clear()
      records.clear()
    },
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
            raiseAtRecord(word.heading, record, share * fieldWeights.heading * factor)
            continue
          }
          const page = pageOf[record] as number
          if (field === headFields.title) {
            raiseAtPage(word.title, page, share * fieldWeights.title * factor)
            if (quality === 1 || kind === 'mended') exact[page] = 1
          } else if (field === headFields.action) raiseAtPage(word.action, page, share * factor)
          else raiseAtPage(word.keywords, page, share * fieldWeights.keywords * factor)
        }
        const contentEnd = content.starts[index + 1] as number
        for (let at = content.starts[index] as number; at < contentEnd; at += 1) {
          const about = (content.codes[at] as number) / 15
          const share = quality * (kind === 'identifier' ? 1 - identifierShare + identifierShare * about : about)
          raiseAtRecord(word.content, content.records[at] as number, share * fieldWeights.content * factor)
        }
      }
    },
    matchPhrase(words) {
      for (const { field, id, value } of phrasePlaces(words, pageOf)) {
        if (field === 'heading' || field === 'content') raiseAtRecord(word[field], id, value)
        else raiseAtPage(word[field], id, value)
      }
    },
    found: () => wordPages.count() + wordRecords.count(),
    close(position, weight) {
      const bit = 1 << position
      for (const page of wordPages.all()) {
        pages.add(page)
        const title = word.title[page] as number
        const keywords = word.keywords[page] as number
        const both = Math.max(title, keywords) + secondShare * Math.min(title, keywords)
        board.pageSum[page] = (board.pageSum[page] as number) + weight * both
        board.pageWords[page] = (board.pageWords[page] as number) | bit
        if (title > 0) board.titleWords[page] = (board.titleWords[page] as number) | bit
        if (exact[page] === 1) board.exactTitleWords[page] = (board.exactTitleWords[page] as number) | bit
        if ((word.action[page] as number) > 0) board.actionWords[page] = (board.actionWords[page] as number) | bit
        word.action[page] = 0
        word.title[page] = 0
        word.keywords[page] = 0
        exact[page] = 0
      }
      for (const record of wordRecords.all()) {
        records.add(record)
        pages.add(pageOf[record] as number)
        board.recordSum[record] =
          (board.recordSum[record] as number) +
          weight * ((word.heading[record] as number) + (word.content[record] as number))
        board.recordWords[record] = (board.recordWords[record] as number) | bit
        word.heading[record] = 0
        word.content[record] = 0
      }
      wordPages.clear()
      wordRecords.clear()
    },
    pages: () => pages.all(),
  }
}
