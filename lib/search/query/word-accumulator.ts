import { lengthSteps } from '../index/asked-terms.ts'
import type { IndexShape } from '../index/open-index.ts'
import {
  contentShareAt,
  fullShare,
  headFieldAt,
  headFields,
  headShareAt,
  listEnd,
  listStart,
  recordAt,
} from '../index/postings.ts'
import type { SearchedTable, TermMatch } from '../index/term-matches.ts'
import { inRange } from '../structures/in-range.ts'
import { createSparseSet } from '../structures/sparse-set.ts'
import { contentField, type Field, fieldWeights, isOfPart } from './field-weights.ts'
import { type PhraseWord, phrasePlaces } from './phrase-places.ts'

/** What a match with a part of an identifier counts, where the part is a separate word. */
const partFactor = 0.2
/** What the weaker of a page’s title and keywords adds to the stronger. */
const secondShare = 0.3
/** How much the worth of an identifier depends on how often a text contains it. */
const identifierShare = 0.4
/** What a synonym counts in a keyword of several words: one word of them doesn't say what the keyword says. */
const synonymInPhrase = 0.3

/**
 * What a term matches: a word, its synonym, a corrected typo, an identifier as a whole, or one of its parts. An identifier is found
 * nearly as well in a long text as in a short one.
 */
export type MatchKind = 'word' | 'synonym' | 'mended' | 'identifier' | 'part'

/** Where a page's head contains a word, as bits. */
export const inHead = { title: 1, exactTitle: 2, action: 4 } as const

/** What one word of a query scores, whatever the other words are. Lists are parallel. */
export interface WordScores {
  pages: Int32Array
  /** What titles, keywords, and breadcrumbs of these pages are worth. */
  pageScores: Float32Array
  /** Bits of `inHead`. */
  pageHeads: Uint8Array
  records: Int32Array
  /** What headings and texts of these records are worth. */
  recordScores: Float32Array
  /** Questions of readers that have the word: how well it matches, divided by how long the question is. */
  asked: ReadonlyMap<number, number>
}

export type WordAccumulator = ReturnType<typeof createWordAccumulator>

/** The best match of a word in each field, for each page or record. What has no match is not in `pages` or `records`. */
function createBestMatches({ starts, pageOf }: IndexShape) {
  const pageCount = starts.length - 1
  const recordCount = pageOf.length
  const pages = createSparseSet(pageCount)
  const records = createSparseSet(recordCount)
  const titles = new Float32Array(pageCount)
  const headings = new Float32Array(recordCount)
  const keywords = new Float32Array(pageCount)
  const actions = new Float32Array(pageCount)
  const breadcrumbs = new Float32Array(pageCount)
  const contents = new Float32Array(recordCount)
  const scores: Readonly<Record<Field, Float32Array>> = [titles, headings, keywords, actions, breadcrumbs, contents]
  /** Pages whose title contains the word exactly. */
  const exact = new Uint8Array(pageCount)
  return {
    pages,
    records,
    titles,
    headings,
    keywords,
    actions,
    breadcrumbs,
    contents,
    exact,
    raise(field: Field, id: number, value: number) {
      const best = scores[field]
      ;(isOfPart(field) ? records : pages).add(id)
      if (value > inRange(best[id])) best[id] = value
    },
    clear() {
      for (const page of pages.all()) {
        titles[page] = 0
        keywords[page] = 0
        actions[page] = 0
        breadcrumbs[page] = 0
        exact[page] = 0
      }
      for (const record of records.all()) {
        headings[record] = 0
        contents[record] = 0
      }
      pages.clear()
      records.clear()
    },
  }
}

function scoresOf(best: ReturnType<typeof createBestMatches>, asked: WordScores['asked']): WordScores {
  const { pages, records, titles, headings, keywords, actions, breadcrumbs, contents, exact } = best
  const scored: WordScores = {
    pages: pages.all().slice(),
    pageScores: new Float32Array(pages.count()),
    pageHeads: new Uint8Array(pages.count()),
    records: records.all().slice(),
    recordScores: new Float32Array(records.count()),
    asked,
  }
  for (let at = 0; at < scored.pages.length; at += 1) {
    const page = inRange(scored.pages[at])
    const title = inRange(titles[page])
    const keyword = inRange(keywords[page])
    const name = Math.max(title, keyword) + secondShare * Math.min(title, keyword)
    scored.pageScores[at] = name + inRange(breadcrumbs[page])
    scored.pageHeads[at] =
      (title > 0 ? inHead.title : 0) |
      (exact[page] === 1 ? inHead.exactTitle : 0) |
      (inRange(actions[page]) > 0 ? inHead.action : 0)
  }
  for (let at = 0; at < scored.records.length; at += 1) {
    const record = inRange(scored.records[at])
    scored.recordScores[at] = inRange(headings[record]) + inRange(contents[record])
  }
  return scored
}

/**
 * Adds up what one word scores. Its arrays are allocated once, and only what a word has changed is read and cleared.
 */
export function createWordAccumulator(shape: IndexShape) {
  const { pageOf } = shape
  const best = createBestMatches(shape)
  const { raise, exact } = best
  let asked = new Map<number, number>()

  return {
    match(
      { heads, content, asked: questions }: SearchedTable,
      matches: readonly TermMatch[],
      kind: MatchKind = 'word',
    ) {
      const factor = (kind === 'part' ? partFactor : 1) / fullShare
      const shareOf = (share: number) =>
        kind === 'identifier' ? fullShare * (1 - identifierShare) + identifierShare * share : share
      for (const { index, quality } of matches) {
        const worth = quality * factor
        for (let at = listStart(heads, index), end = listEnd(heads, index); at < end; at += 1) {
          const field = headFieldAt(heads, at)
          const record = recordAt(heads, at)
          const id = isOfPart(field) ? record : inRange(pageOf[record])
          const share = headShareAt(heads, at)
          const isPhrase = field === headFields.keywords && share < fullShare
          const counted = kind === 'synonym' && isPhrase ? share * synonymInPhrase : share
          raise(field, id, worth * counted * fieldWeights[field])
          if (field === headFields.title && (quality === 1 || kind === 'mended')) exact[id] = 1
        }
        for (let at = listStart(content, index), end = listEnd(content, index); at < end; at += 1) {
          const share = shareOf(contentShareAt(content, at))
          raise(contentField, recordAt(content, at), worth * share * fieldWeights[contentField])
        }
        if (kind !== 'word' && kind !== 'mended') continue
        for (let at = listStart(questions, index), end = listEnd(questions, index); at < end; at += 1) {
          const share = (quality * lengthSteps) / inRange(questions.codes[at])
          const question = recordAt(questions, at)
          if (share > (asked.get(question) ?? 0)) asked.set(question, share)
        }
      }
    },
    /** Adds a phrase that matches the word: the places where all of its words are in one field. */
    matchPhrase(words: readonly PhraseWord[]) {
      for (const { field, id, value } of phrasePlaces(words, pageOf)) raise(field, id, value)
    },
    /** How many pages and records the word has found. */
    found: () => best.pages.count() + best.records.count(),
    /** Returns the scores and clears them. */
    take() {
      const scores = scoresOf(best, asked)
      best.clear()
      asked = new Map()
      return scores
    },
  }
}
