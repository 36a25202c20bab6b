import type { IndexShape } from '../index/open-index.ts'
import { inRange } from '../structures/in-range.ts'
import { createSparseSet } from '../structures/sparse-set.ts'
import { inHead, type WordScores } from './word-accumulator.ts'
import { wordBit } from './word-bits.ts'

export type ScoreAccumulator = ReturnType<typeof createScoreAccumulator>

/**
 * Adds up what the words of a query score. Its arrays are allocated once, so that a keystroke allocates none; those
 * with `Words` in their names hold `WordBits`.
 */
export function createScoreAccumulator({ starts, pageOf }: IndexShape) {
  const pageCount = starts.length - 1
  const recordCount = pageOf.length
  const pages = createSparseSet(pageCount)
  const records = createSparseSet(recordCount)
  const pageSum = new Float32Array(pageCount)
  const recordSum = new Float32Array(recordCount)
  /** Words that the page or the record contains. */
  const pageWords = new Int32Array(pageCount)
  const recordWords = new Int32Array(recordCount)
  /** Words that the title contains, and those that it contains exactly. */
  const titleWords = new Int32Array(pageCount)
  const exactTitleWords = new Int32Array(pageCount)
  /** Words that the title, the keywords, or the breadcrumbs contain. */
  const nameWords = new Int32Array(pageCount)
  /** Words that say what an operation does. */
  const actionWords = new Int32Array(pageCount)
  const addBit = (words: Int32Array, id: number, bit: number) => {
    words[id] = inRange(words[id]) | bit
  }
  const addTo = (sums: Float32Array, id: number, score: number) => {
    sums[id] = inRange(sums[id]) + score
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
    /** Space for what ranking computes for each page: its best record and its score. */
    bestRecord: new Int32Array(pageCount),
    scores: new Float64Array(pageCount),
    /** Clears the scores of the query before. */
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
    /** Adds what a word scores. @param word its position in the query @param weight how much it says, from 0 to 1 */
    add(word: number, weight: number, scores: WordScores) {
      const bit = wordBit(word)
      for (let at = 0; at < scores.pages.length; at += 1) {
        const page = inRange(scores.pages[at])
        const score = inRange(scores.pageScores[at])
        const heads = inRange(scores.pageHeads[at])
        pages.add(page)
        addTo(pageSum, page, weight * score)
        addBit(pageWords, page, bit)
        if (score > 0) addBit(nameWords, page, bit)
        if ((heads & inHead.title) !== 0) addBit(titleWords, page, bit)
        if ((heads & inHead.exactTitle) !== 0) addBit(exactTitleWords, page, bit)
        if ((heads & inHead.action) !== 0) addBit(actionWords, page, bit)
      }
      for (let at = 0; at < scores.records.length; at += 1) {
        const record = inRange(scores.records[at])
        records.add(record)
        pages.add(inRange(pageOf[record]))
        addTo(recordSum, record, weight * inRange(scores.recordScores[at]))
        addBit(recordWords, record, bit)
      }
    },
    /** Pages that any word has found, in no order. */
    pages: () => pages.all(),
  }
}
