import type { PageRow } from '../index/page-rows.ts'
import type { ComparedText } from '../words/said-form.ts'

/** How much more a page counts whose title, heading or keyword says what the query does, or whose title begins as it does. */
const factors = { says: 1.4, titleBegins: 1.3 } as const

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
  const isSaid =
    says(title) ||
    (heading !== undefined && says(heading.text)) ||
    keywords.some((keyword) => keyword.includes(' ') && says(keyword))
  if (isSaid) return factors.says
  return compared(title).plain.startsWith(query.plain) ? factors.titleBegins : 1
}
