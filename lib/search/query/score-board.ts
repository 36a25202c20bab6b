import { createTouchList } from './touch-list.ts'
import { inHead, type WordScores } from './word-board.ts'

/** Where pages and records lie. */
export interface IndexShape {
  /** First record of each page; one more entry says where the last page ends. */
  starts: Uint32Array
  /** Page of each record. */
  pageOf: Uint32Array
}

/** Adds up what a query's words score. Its arrays are made once: a keystroke makes none. */
export interface ScoreBoard {
  /** Forgets the query before. */
  clear: () => void
  /** Adds what a word scores. @param weight what the word says, from 0 to 1 */
  add: (word: number, weight: number, scores: WordScores) => void
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
  /** Words found in the title, the keywords or the breadcrumbs. */
  nameWords: Int32Array
  /** Words found that say what an operation does. */
  actionWords: Int32Array
  /** Room for what ranking works out of each page: its best record, its score, and how much of the query it answers. */
  bestRecord: Int32Array
  scores: Float64Array
  coverages: Float64Array
}

export function createScoreBoard({ starts, pageOf }: IndexShape): ScoreBoard {
  const pageCount = starts.length - 1
  const recordCount = pageOf.length
  const pages = createTouchList(pageCount)
  const records = createTouchList(recordCount)
  const pageSum = new Float32Array(pageCount)
  const recordSum = new Float32Array(recordCount)
  const pageWords = new Int32Array(pageCount)
  const recordWords = new Int32Array(recordCount)
  const titleWords = new Int32Array(pageCount)
  const nameWords = new Int32Array(pageCount)
  const exactTitleWords = new Int32Array(pageCount)
  const actionWords = new Int32Array(pageCount)
  const note = (words: Int32Array, id: number, bit: number) => {
    words[id] = (words[id] as number) | bit
  }

  return {
    pageSum,
    recordSum,
    pageWords,
    recordWords,
    titleWords,
    exactTitleWords,
    nameWords,
    actionWords,
    bestRecord: new Int32Array(pageCount),
    scores: new Float64Array(pageCount),
    coverages: new Float64Array(pageCount),
    clear() {
      for (const page of pages.all()) {
        pageSum[page] = 0
        pageWords[page] = 0
        titleWords[page] = 0
        nameWords[page] = 0
        exactTitleWords[page] = 0
        actionWords[page] = 0
      }
      for (const record of records.all()) {
        recordSum[record] = 0
        recordWords[record] = 0
      }
      pages.clear()
      records.clear()
    },
    add(position, weight, scores) {
      const bit = 1 << position
      for (let at = 0; at < scores.pages.length; at += 1) {
        const page = scores.pages[at] as number
        const heads = scores.pageHeads[at] as number
        pages.add(page)
        pageSum[page] = (pageSum[page] as number) + weight * (scores.pageScores[at] as number)
        note(pageWords, page, bit)
        if ((scores.pageScores[at] as number) > 0) note(nameWords, page, bit)
        if ((heads & inHead.title) !== 0) note(titleWords, page, bit)
        if ((heads & inHead.exactTitle) !== 0) note(exactTitleWords, page, bit)
        if ((heads & inHead.action) !== 0) note(actionWords, page, bit)
      }
      for (let at = 0; at < scores.records.length; at += 1) {
        const record = scores.records[at] as number
        records.add(record)
        pages.add(pageOf[record] as number)
        recordSum[record] = (recordSum[record] as number) + weight * (scores.recordScores[at] as number)
        note(recordWords, record, bit)
      }
    },
    pages: () => pages.all(),
  }
}
