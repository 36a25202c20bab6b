import type { PageRow } from '../index/page-rows.ts'
import type { ComparedText } from '../words/said-form.ts'

/**
 * How much more a page counts whose title, heading or keyword says what the query does, or whose title begins as it does;
 * and what a title or keyword adds that has the pairs of words of a longer query.
 */
const factors = { says: 1.4, titleBegins: 1.3, pairs: 0.2 } as const

/**
 * What a page's title, keywords and the heading of its part are worth to a query as a whole, beyond their words.
 * @param compared reads the forms of a text; whoever asks again and again keeps them
 */
export function titleFactor(
  { title, headings, keywords }: Pick<PageRow, 'title' | 'headings' | 'keywords'>,
  part: number,
  query: ComparedText,
  compared: (text: string) => ComparedText,
): number {
  const says = (text: string) => compared(text).said === query.said
  const heading = part === 0 ? undefined : headings[part - 1]
  // A word alone is a keyword of many pages.
  const names = [title, ...keywords.filter((keyword) => keyword.includes(' '))]
  if (names.some(says) || (heading !== undefined && says(heading.text))) return factors.says
  if (compared(title).plain.startsWith(query.plain)) return factors.titleBegins
  // The one pair of two words says little.
  if (query.pairs.length < 2) return 1
  const shared = names.map((name) => query.pairs.filter((pair) => compared(name).pairs.includes(pair)).length)
  return 1 + (factors.pairs * Math.max(...shared)) / query.pairs.length
}
