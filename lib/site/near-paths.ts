import { distance } from 'fastest-levenshtein'
import { decodePercent } from '../diagnostics/json-pointer.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { IndexedPage } from './manifest.ts'

/** Letters of a word in which one may be wrong. */
const lettersPerMistake = 4
/** Length of a word that may have mistakes; a shorter one with a wrong letter is another word. */
const leastLetters = 5
/** Weight of a folder for its first page, compared with the page's name. */
const folderShare = 0.9
/** The same for the other pages of a folder. */
const siblingShare = 0.65
/** The same for the name of an operation: a word such as “blueprints” rather means the page about them. */
const operationShare = 0.75
/** Weight of what a main page is called in the header or the footer: it is meant rather than another page. */
const labelShare = 1.1
/** How much a page matches the section if it is called exactly like the last segment. */
const sameNameShare = 0.5
/** How similar a page has to be for a suggestion, from 0 to 1. */
const leastSimilarity = 0.6
/** How similar it has to be next to the most similar one, as a share of that. */
const shareOfBest = 0.87

/** How similar two words are: 1 for the same word, 0 for words that differ in more than typing mistakes. */
function wordSimilarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  const mistakes = distance(a, b)
  const limit = length < leastLetters ? 0 : Math.floor(length / lettersPerMistake)
  return mistakes > limit ? 0 : 1 - mistakes / length
}

/** Words that say nothing about a page. */
const emptyWords = /^(?:a|all|an|and|for|get|how|in|index|of|overview|page|set|the|to|up|with|your)$/

/**
 * The words of two segments, without those that say nothing about a page, such as the brand. If one has no others, all
 * words of both.
 */
function comparedWords(a: string, b: string, brand: string): [string[], string[]] {
  const all = [a, b].map((segment) => segment.split(/[-_.]/))
  const telling = all.map((words) => words.filter((word) => word !== brand && !emptyWords.test(word)))
  const [left = [], right = []] = telling.some((words) => words.length === 0) ? all : telling
  return [left, right]
}

/** How similar two segments are: the same words, in any order, as a share of all their words. */
function segmentSimilarity(a: string, b: string, brand: string): number {
  const [left, right] = comparedWords(a, b, brand)
  // Words may be written as one.
  const whole = /[-_.]/.test(a) && /[-_.]/.test(b) ? 0 : wordSimilarity(a, b)
  const shared = left.reduce((sum, word) => sum + Math.max(...right.map((other) => wordSimilarity(word, other))), 0)
  return Math.max(whole, (2 * shared) / (left.length + right.length))
}

/** What a site calls its pages, apart from their titles. */
export interface SiteNames {
  /** It says nothing about a page: `slipway-api` is the page of the API. */
  brand?: string
  /** Links to the main pages, such as those of the header. */
  links?: readonly { route: string; title: string }[]
}

const segmentsOf = (route: string) => route.toLowerCase().split('/').filter(Boolean)
/** A title or a label as a segment. @example slugOf('CI/CD') → 'ci-cd' */
const slugOf = (text: string) => text.toLowerCase().replace(/\W+/g, '-')

/** The segments of a path that does not exist. Other sites have their pages below “docs”. */
function requestedSegments(path: string): string[] {
  const segments = segmentsOf(normalizeRoute(path.toLowerCase()))
  return segments[0] === 'docs' ? segments.slice(1) : segments
}

/** What to search for instead of a path. @example wordsOfPath('/guides/lock-service/') → 'lock service' */
export function wordsOfPath(path: string): string {
  return decodePercent(requestedSegments(path).at(-1) ?? '').replace(/[-_.]+/g, ' ')
}

/** Words of sentences: most pages have them, and a search for them finds nothing in particular. */
const wordsOfSentences =
  /^(?:are|as|at|be|but|by|can|do|from|has|have|if|into|is|it|its|no|not|on|or|so|than|that|then|there|these|they|this|those|was|we|what|when|where|which|who|why|will|you)$/

/**
 * The same, or nothing if no page knows any of the words.
 * @example knownWords('/nope/this', pages) → ''
 */
export function knownWords(path: string, pages: readonly IndexedPage[]): string {
  const words = wordsOfPath(path)
  const known = new Set(
    pages.flatMap(({ route, title, description }) =>
      `${route} ${title} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ),
  )
  const isKnown = (word: string) =>
    !emptyWords.test(word) &&
    !wordsOfSentences.test(word) &&
    [...known].some((other) => wordSimilarity(word, other) > 0)
  return words.split(' ').some(isKnown) ? words : ''
}

/** Usual names of the first page of a folder. */
const firstNames = /\/(?:overview|introduction)(?:-[^/]*)?$/
const isFirst = ({ route }: IndexedPage) => firstNames.test(route)

/**
 * Pages whose paths resemble a path that does not exist, because it was moved, renamed, or misspelled; none if no page
 * is similar enough to be what the reader was looking for. The last segment weighs as much as all others.
 * @example nearPaths('/scorecard/overveiw', pages)[0].route → '/scorecards/overview'
 */
export function nearPaths(
  path: string,
  pages: readonly IndexedPage[],
  { brand = '', links = [] }: SiteNames = {},
  count = 5,
): IndexedPage[] {
  const requested = requestedSegments(path)
  const last = requested.at(-1)
  if (last === undefined) return []
  const above = requested.slice(0, -1)
  const similarity = (a: string, b: string) => segmentSimilarity(a, b, brand)
  const near = pages
    .map((page) => {
      const segments = segmentsOf(page.route)
      const [name = '', folder = ''] = segments.toReversed()
      const labels = links.filter(({ route }) => route === page.route).map((link) => slugOf(link.title))
      const labelMatches = labels.map((label) => labelShare * similarity(last, label))
      const titleMatch = Math.max(similarity(last, slugOf(page.title)), ...labelMatches)
      // A longer name can contain that of the folder, as in “github-installation”.
      const nameMatch =
        Math.max(similarity(last, name), similarity(last, `${folder}-${name}`), titleMatch) *
        (page.isOperation ? operationShare : 1)
      // A page is also meant by the folder that it is in, if less likely.
      const lastMatch = Math.max(nameMatch, (isFirst(page) ? folderShare : siblingShare) * similarity(last, folder))
      const matches = above.map((segment) => Math.max(0, ...segments.map((other) => similarity(segment, other))))
      const isNamed = name === last && slugOf(page.title) === last
      const sameSection =
        above.length === 0
          ? lastMatch
          : Math.max(isNamed ? sameNameShare : 0, matches.reduce((sum, match) => sum + match, 0) / above.length)
      return { page, titleMatch, lastMatch, score: (lastMatch + sameSection) / 2 }
    })
    .filter(({ lastMatch, score }) => lastMatch >= leastSimilarity || score >= leastSimilarity)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.titleMatch - a.titleMatch ||
        Number(isFirst(b.page)) - Number(isFirst(a.page)) ||
        a.page.route.length - b.page.route.length,
    )
  const least = shareOfBest * (near[0]?.score ?? 0)
  return near
    .filter(({ score }) => score >= least)
    .slice(0, count)
    .map(({ page }) => page)
}

/**
 * The page that a path that does not exist can only mean: it has other capitals, or lacks folders that the page is in,
 * and no other page is more similar.
 * @example forwardedRoute('/Create-a-blueprint', pages) → '/api-reference/create-a-blueprint'
 */
export function forwardedRoute(
  path: string,
  pages: readonly IndexedPage[],
  names?: SiteNames,
): IndexedPage['route'] | undefined {
  const requested = `/${requestedSegments(path).join('/')}`
  const same = pages.filter(({ route }) => route.toLowerCase() === requested)
  const ending = pages.filter(({ route }) => route.toLowerCase().endsWith(requested))
  const [meant, other] = same.length > 0 ? same : ending
  // Hosts lead from a folder to its first page.
  const isFolder = pages.some(({ route }) => route.startsWith(`${requested}/`))
  if (isFolder && meant === undefined && requested !== normalizeRoute(path)) return requested as IndexedPage['route']
  if (meant === undefined || other !== undefined) return undefined
  // A page that exists isn't forwarded to itself, even if its file is missing.
  if (meant.route === normalizeRoute(path)) return undefined
  return same.length > 0 || nearPaths(path, pages, names, 1)[0] === meant ? meant.route : undefined
}

/**
 * Titles of the pages in whose folders a page is, from the top. In a folder without a page, it is below the main page
 * there.
 * @example titlesAbove('/catalog/git/github', pages) → ['Software catalog', 'Git']
 */
export function titlesAbove(route: string, pages: readonly IndexedPage[], { links = [] }: SiteNames = {}): string[] {
  const above = pages.filter((page) => page.route !== '/' && route.startsWith(`${page.route}/`))
  const main = links.filter((link) => link.route !== route && route.startsWith(link.route.replace(/[^/]+$/, '')))
  return (above.length > 0 ? above : main.filter((link) => segmentsOf(link.route).length > 1).slice(0, 1))
    .sort((a, b) => a.route.length - b.route.length)
    .map(({ title }) => title)
}

/** How similar the names of two folders have to be: one may be mistyped. */
const leastFolder = 0.75
/** Pages of a folder that are listed; a few of many would be arbitrary. */
const mostSiblings = 12

/** The page of a folder, or else its first page, and the other pages in it, if they aren't too many. */
function pagesIn(inside: readonly IndexedPage[], depth: number, links: SiteNames['links'] = []): IndexedPage[] {
  const atDepth = (length: number) => inside.filter(({ route }) => segmentsOf(route).length === length)
  const children = atDepth(depth + 1)
  const first =
    atDepth(depth)[0] ??
    children.find(isFirst) ??
    children.find(({ route }) => links.some((link) => link.route === route))
  const others = children.length > mostSiblings ? [] : children.filter((page) => page !== first)
  return first === undefined ? others : [first, ...others]
}

/**
 * The page of the nearest folder that contains a path that does not exist, or else the first page in that folder; then
 * the other pages in it. If no folder is called so, one with a similar name counts.
 * @example nearestFolder('/solutions/nope', pages)[0]?.route → '/solutions/overview'
 */
export function nearestFolder(
  path: string,
  pages: readonly IndexedPage[],
  { brand = '', links = [] }: SiteNames = {},
  count = 5,
): IndexedPage[] {
  const segments = requestedSegments(path)
  const above = segments.slice(0, -1).map((_, at) => segments.slice(0, segments.length - 1 - at))
  const isLike = (a: string, b: string) => segmentSimilarity(a, b, brand) >= leastFolder
  for (const isSame of [Object.is, isLike]) {
    for (const folder of above) {
      const inside = pages.filter(({ route }) => {
        const names = segmentsOf(route)
        return folder.every((name, at) => isSame(name, names[at] ?? ''))
      })
      const found = pagesIn(inside, folder.length, links)
      if (found.length > 0) return found.slice(0, count)
    }
  }
  return []
}
