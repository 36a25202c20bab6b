import type { OpenIndex } from '../index/open-index.ts'
import type { PageRow } from '../index/page-rows.ts'
import { wholeSite } from '../model/contexts.ts'
import { inRange } from '../structures/in-range.ts'
import { memoizeLru } from '../structures/lru-cache.ts'
import { createPhraseNormalizer, type NormalizedPhrase } from '../words/normalized-phrase.ts'
import type { askedPages } from './asked-pages.ts'
import { type CalledPath, pathWorth } from './called-paths.ts'
import { createPageFinder, type FoundWords, type PageFinder } from './find-pages.ts'
import type { ParsedQuery } from './parse-query.ts'
import { compareRanked, type RankedPage, rankPages } from './rank-pages.ts'
import { createScoreAccumulator, type ScoreAccumulator } from './score-accumulator.ts'
import { wordBit } from './word-bits.ts'

/**
 * How much more a page counts whose title or heading says what the query does, whose title begins as it does, or of which a
 * keyword says it; and what a title or keyword adds that has the pairs of words of a longer query.
 */
const factors = { sameName: 1.4, sameKeyword: 1.2, sameFolder: 1.2, pairs: 0.2 } as const

/** The names of a page: its title first, and its keywords. A word alone is a keyword of many pages, and names none. */
export function namesOf({ title, keywords }: Pick<PageRow, 'title' | 'keywords'>): string[] {
  return [title, ...keywords.filter((keyword) => keyword.includes(' '))]
}

/**
 * What a page's names and the heading of its part are worth to a query as a whole, beyond their words.
 * @param heading none for the head of a page
 */
export function titleFactor(
  names: readonly NormalizedPhrase[],
  heading: NormalizedPhrase | undefined,
  { plain, meaning, pairs }: NormalizedPhrase,
): number {
  const [title] = names
  if (title?.plain.startsWith(plain) || [title, heading].some((name) => name?.meaning === meaning))
    return factors.sameName
  if (names.some((name) => name.meaning === meaning)) return factors.sameKeyword
  // The one pair of two words says little.
  if (pairs.length < 2) return 1
  const shared = names.map((name) => pairs.filter((pair) => name.pairs.includes(pair)).length)
  return 1 + (factors.pairs * Math.max(...shared)) / pairs.length
}

/** Pages at the top whose titles and headings are compared with the whole query. */
export const comparedPages = 16

/** Pages that answer with parts of the same heading: after this many, others count only this share. */
const sameHeading = { most: 2, share: 0.6 } as const

export interface Ranking {
  /** The best pages in their order, as many as were asked for. */
  ranked: RankedPage[]
  /** How many pages answer. */
  total: number
  /** Whether readers ask this, and no page answers it; the ranked ones only share words with it. */
  isUnanswered: boolean
  found: FoundWords
}

interface Searched {
  index: OpenIndex
  accumulator: ScoreAccumulator
  findPages: PageFinder
  /** What a page and one of its parts count by their names, with a query as it was understood. */
  factorOf: (row: PageRow, part: number, query: NormalizedPhrase) => number
  /** Whether a query is the title of a page, in any form. */
  isNameOf: (row: PageRow, query: NormalizedPhrase) => boolean
}

/** Headings whose normalized phrases are cached. */
const cachedHeadings = 1000

export function searchedIndex(index: OpenIndex): Searched {
  const normalizer = createPhraseNormalizer(index.synonyms)
  const headingPhrase = memoizeLru(normalizer.text, cachedHeadings)
  const names = new WeakMap<PageRow, NormalizedPhrase[]>()
  const phrasesOf = (row: PageRow) => {
    const phrases = names.get(row) ?? namesOf(row).map(normalizer.text)
    names.set(row, phrases)
    return phrases
  }
  return {
    index,
    accumulator: createScoreAccumulator(index.shape),
    findPages: createPageFinder(index, normalizer),
    factorOf(row, part, query) {
      const heading = row.headings[part - 1]?.text
      const factor = titleFactor(phrasesOf(row), heading === undefined ? heading : headingPhrase(heading), query)
      const isBelow = row.breadcrumbs.some((label) => headingPhrase(label).meaning === query.meaning)
      return factor * (isBelow ? factors.sameFolder : 1)
    },
    isNameOf: (row, { meaning }) => phrasesOf(row)[0]?.meaning === meaning,
  }
}

export interface RankedQuery {
  parsed: ParsedQuery
  context: string
  /** How many of the best pages need their order; none if they are only counted. */
  count: number
  /** Finds pages by questions of readers that are like the query; without it, these don't count. */
  askedPages?: typeof askedPages
  /** A path that the query contains: operations that have it come first. */
  path?: CalledPath | undefined
}

/** What operations count that have a path, by page. */
function pathWorths({ shape, kindOf, row }: OpenIndex, path: CalledPath | undefined): Map<number, number> {
  const worths = new Map<number, number>()
  for (let page = 0; path !== undefined && page < shape.starts.length - 1; page += 1) {
    // An operation's first keyword is its method and path.
    if (kindOf(page) === 'operation') worths.set(page, pathWorth(path, row(page)?.keywords[0] ?? ''))
  }
  return worths
}

/**
 * Sorts pages so that the same section of many sibling pages doesn't fill the list: pages after the second that answer with
 * a part of one heading count less.
 */
function sortVaried(pages: readonly RankedPage[], headingOf: (page: RankedPage) => string | undefined): RankedPage[] {
  const seen = new Map<string, number>()
  return [...pages]
    .sort(compareRanked)
    .map((page) => {
      const heading = headingOf(page)
      if (heading === undefined || page.isExact) return page
      const count = (seen.get(heading) ?? 0) + 1
      seen.set(heading, count)
      return count > sameHeading.most ? { ...page, score: page.score * sameHeading.share } : page
    })
    .sort(compareRanked)
}

/** Ranks the pages that answer a query, by the files that are here. */
export function rankQuery(
  { index, accumulator, findPages, factorOf, isNameOf }: Searched,
  { parsed, context, count, askedPages: pagesAsked, path }: RankedQuery,
): Ranking {
  const found = findPages(parsed.words, accumulator)
  const neededWords = parsed.words.reduce((bits, { isStop }, word) => (isStop ? bits : bits | wordBit(word)), 0)
  const asked = pagesAsked?.(found.asked, index)
  const { best, total, isNamed } = rankPages(accumulator, index.shape, {
    weights: found.weights,
    neededWords,
    count: Math.max(comparedPages, count),
    isCount: count === 0,
    isIncluded: (page) =>
      context === wholeSite || context === index.contextOf(page) || context === `kind:${index.kindOf(page)}`,
    linkLevels: index.linkLevels,
    asked: asked?.pages ?? new Map(),
    called: pathWorths(index, path),
    isOperation: (page) => index.kindOf(page) === 'operation',
    mayBeExact: (page) => index.mayBeTitle(page, found.understood.plain),
  })
  const partOf = ({ page, record }: RankedPage) => record - inRange(index.shape.starts[page])
  const top = best.slice(0, comparedPages).map((one): RankedPage => {
    const row = index.row(one.page)
    const part = partOf(one)
    if (row === undefined) return one
    const factor = factorOf(row, part, found.understood)
    // Whoever types the name of a page means the page, and not a part of it.
    const record = isNameOf(row, found.understood) ? inRange(index.shape.starts[one.page]) : one.record
    return { ...one, record, score: one.score * factor }
  })
  const varied = sortVaried(top, (one) => index.row(one.page)?.headings[partOf(one) - 1]?.text)
  const isUnanswered = asked?.isUnanswered === true && !isNamed
  return { ranked: [...varied, ...best.slice(comparedPages)], total, isUnanswered, found }
}
