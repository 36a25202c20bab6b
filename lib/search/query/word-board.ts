import { headFields } from '../index/term-table.ts'
import { contentField, fieldWeights, isOfPart } from './field-weights.ts'
import { type PhraseWord, phrasePlaces } from './phrase-places.ts'
import type { IndexShape } from './score-board.ts'
import type { SearchedTable, TermMatch } from './term-matches.ts'
import { createTouchList } from './touch-list.ts'

/** Words that are parts of an identifier say this much where they stand apart. */
const partFactor = 0.2
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
  /** What titles, keywords and breadcrumbs of these pages are worth. */
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
  const pages = createTouchList(pageCount)
  const records = createTouchList(recordCount)
  const titles = new Float32Array(pageCount)
  const headings = new Float32Array(recordCount)
  const keywords = new Float32Array(pageCount)
  const actions = new Float32Array(pageCount)
  const trails = new Float32Array(pageCount)
  const contents = new Float32Array(recordCount)
  /** By the numbers of the fields. */
  const scores = [titles, headings, keywords, actions, trails, contents]
  const exact = new Uint8Array(pageCount)
  const ofPage = [titles, keywords, actions, trails, exact]
  const raise = (field: number, id: number, value: number) => {
    const array = scores[field] as Float32Array
    ;(isOfPart(field) ? records : pages).add(id)
    if (value > (array[id] as number)) array[id] = value
  }

  return {
    match({ heads, content }, matches, kind = 'word') {
      const factor = (kind === 'part' ? partFactor : 1) / 15
      for (const { index, quality } of matches) {
        const worth = quality * factor
        const headsEnd = heads.starts[index + 1] as number
        for (let at = heads.starts[index] as number; at < headsEnd; at += 1) {
          const code = heads.codes[at] as number
          const record = heads.records[at] as number
          const field = code >> 4
          const id = isOfPart(field) ? record : (pageOf[record] as number)
          raise(field, id, worth * (code & 15) * (fieldWeights[field] as number))
          if (field === headFields.title && (quality === 1 || kind === 'mended')) exact[id] = 1
        }
        const contentEnd = content.starts[index + 1] as number
        for (let at = content.starts[index] as number; at < contentEnd; at += 1) {
          const about = content.codes[at] as number
          const share = kind === 'identifier' ? 15 * (1 - identifierShare) + identifierShare * about : about
          raise(contentField, content.records[at] as number, worth * share * (fieldWeights[contentField] as number))
        }
      }
    },
    matchPhrase(words) {
      for (const { field, id, value } of phrasePlaces(words, pageOf)) raise(field, id, value)
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
      for (let at = 0; at < taken.pages.length; at += 1) {
        const page = taken.pages[at] as number
        const title = titles[page] as number
        const keyword = keywords[page] as number
        const name = Math.max(title, keyword) + secondShare * Math.min(title, keyword)
        taken.pageScores[at] = name + (trails[page] as number)
        taken.pageHeads[at] =
          (title > 0 ? inHead.title : 0) |
          (exact[page] === 1 ? inHead.exactTitle : 0) |
          ((actions[page] as number) > 0 ? inHead.action : 0)
        for (const field of ofPage) field[page] = 0
      }
      for (let at = 0; at < taken.records.length; at += 1) {
        const record = taken.records[at] as number
        taken.recordScores[at] = (headings[record] as number) + (contents[record] as number)
        headings[record] = 0
        contents[record] = 0
      }
      pages.clear()
      records.clear()
      return taken
    },
  }
}
