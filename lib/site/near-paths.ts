import { distance } from 'fastest-levenshtein'
import { normalizeRoute } from '../pages/route.ts'
import type { IndexedPage } from './manifest.ts'

/** Letters of a word in which one may be wrong. */
const lettersPerMistake = 4
/** Length of a word that may have mistakes; a shorter one with a wrong letter is another word. */
const leastLetters = 5
/** Weight of a page's folder, compared with its name. */
const folderShare = 0.9
/** How similar a page has to be for a suggestion, from 0 to 1. */
const leastSimilarity = 0.6
/** How similar it has to be next to the most similar one, as a share of that. */
const shareOfBest = 0.7

/** How similar two words are: 1 for the same word, 0 for words that differ in more than typing mistakes. */
function wordSimilarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  const mistakes = distance(a, b)
  const limit = length < leastLetters ? 0 : Math.floor(length / lettersPerMistake)
  return mistakes > limit ? 0 : 1 - mistakes / length
}

/** The words of a segment, without those that say nothing about a page. */
function wordsOf(segment: string): string[] {
  const words = segment.split(/[-_.]/)
  const meaningful = words.filter((word) => !/^(?:a|all|an|and|for|in|of|page|the|to|with|your)$/.test(word))
  return meaningful.length > 0 ? meaningful : words
}

/** How similar two segments are: the same words, in any order, as a share of all their words. */
function segmentSimilarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  // Words may be written as one.
  const whole = /[-_.]/.test(a) && /[-_.]/.test(b) ? 0 : wordSimilarity(a, b)
  const shared = left.reduce((sum, word) => sum + Math.max(...right.map((other) => wordSimilarity(word, other))), 0)
  return Math.max(whole, (2 * shared) / (left.length + right.length))
}

/** Usual names of the first page of a folder. */
const firstNames = /\/(?:overview|introduction)$/
const firstness = ({ route }: IndexedPage) => Number(firstNames.test(route))

/**
 * Pages whose paths resemble a path that does not exist, because it was moved, renamed, or misspelled; none if no page
 * is similar enough to be what the reader was looking for. The last segment weighs as much as all others.
 * @example nearPaths('/scorecard/overveiw', pages)[0].route → '/scorecards/overview'
 */
export function nearPaths(path: string, pages: readonly IndexedPage[], count = 5): IndexedPage[] {
  const requested = normalizeRoute(path.toLowerCase()).split('/').filter(Boolean)
  const last = requested.at(-1)
  if (last === undefined) return []
  const above = requested.slice(0, -1)
  const near = pages
    .map((page) => {
      const segments = page.route.toLowerCase().split('/').filter(Boolean)
      const [name = '', folder = ''] = segments.toReversed()
      // A page is also meant by the folder that it is in, if less likely.
      // So is one by its title: “/quickstart”.
      const title = page.title.toLowerCase().replace(/\W+/g, '-')
      const others = Math.max(segmentSimilarity(last, folder), segmentSimilarity(last, title))
      const lastMatch = Math.max(segmentSimilarity(last, name), folderShare * others)
      const matches = above.map((segment) => Math.max(0, ...segments.map((other) => segmentSimilarity(segment, other))))
      const sameSection = above.length === 0 ? lastMatch : matches.reduce((sum, match) => sum + match, 0) / above.length
      return { page, lastMatch, score: (lastMatch + sameSection) / 2 }
    })
    .filter(({ lastMatch, score }) => lastMatch >= leastSimilarity || score >= leastSimilarity)
    .sort(
      (a, b) => b.score - a.score || firstness(b.page) - firstness(a.page) || a.page.route.length - b.page.route.length,
    )
  const least = shareOfBest * (near[0]?.score ?? 0)
  return near
    .filter(({ score }) => score >= least)
    .slice(0, count)
    .map(({ page }) => page)
}

/**
 * Titles of the pages in whose folders a page is, from the top.
 * @example titlesAbove('/catalog/git/github', pages) → ['Software catalog', 'Git']
 */
export function titlesAbove(route: string, pages: readonly IndexedPage[]): string[] {
  const above = pages.filter((page) => page.route !== '/' && route.startsWith(`${page.route}/`))
  return above.sort((a, b) => a.route.length - b.route.length).map(({ title }) => title)
}

/** How similar the names of two folders have to be: one may be mistyped. */
const leastFolder = 0.75

/** The page of a folder, or else the first page in it. @param isSame whether two names of folders are the same */
function firstIn(
  folder: readonly string[],
  pages: readonly IndexedPage[],
  isSame: (a: string, b: string) => boolean,
): IndexedPage | undefined {
  const segmentsOf = ({ route }: IndexedPage) => route.toLowerCase().split('/').filter(Boolean)
  const inside = pages.filter((page) => {
    const segments = segmentsOf(page)
    return folder.every((name, at) => isSame(name, segments[at] ?? ''))
  })
  const depth = (page: IndexedPage) => {
    const { length } = segmentsOf(page)
    return length === folder.length || firstNames.test(page.route) ? length : length + 0.5
  }
  return inside.sort((a, b) => depth(a) - depth(b))[0]
}

/**
 * The page of the nearest folder that contains a path that does not exist, or else the first page in that folder. If no
 * folder is called so, one with a similar name counts.
 * @example nearestFolder('/solutions/nope', pages)?.route → '/solutions/overview'
 */
export function nearestFolder(path: string, pages: readonly IndexedPage[]): IndexedPage | undefined {
  const segments = normalizeRoute(path.toLowerCase()).split('/').filter(Boolean)
  const above = segments.slice(0, -1).map((_, at) => segments.slice(0, segments.length - 1 - at))
  const isLike = (a: string, b: string) => segmentSimilarity(a, b) >= leastFolder
  for (const isSame of [Object.is, isLike]) {
    for (const folder of above) {
      const found = firstIn(folder, pages, isSame)
      if (found !== undefined) return found
    }
  }
  return undefined
}
