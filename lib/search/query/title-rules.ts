import type { PageRow } from '../index/page-rows.ts'
import type { NormalizedPhrase } from '../words/normalized-phrase.ts'

/**
 * How much more a page counts whose title or heading says what the query does, whose title begins as it does, or of which a
 * keyword says it; and what a title or keyword adds that has the pairs of words of a longer query.
 */
const factors = { sameMeaning: 1.4, titleBegins: 1.3, sameKeyword: 1.2, pairs: 0.2 } as const

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
  if (title?.meaning === meaning) return factors.sameMeaning
  if (title?.plain.startsWith(plain)) return factors.titleBegins
  if (heading?.meaning === meaning) return factors.sameMeaning
  if (names.some((name) => name.meaning === meaning)) return factors.sameKeyword
  // The one pair of two words says little.
  if (pairs.length < 2) return 1
  const shared = names.map((name) => pairs.filter((pair) => name.pairs.includes(pair)).length)
  return 1 + (factors.pairs * Math.max(...shared)) / pairs.length
}
