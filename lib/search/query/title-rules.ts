import type { PageRow } from '../index/page-rows.ts'
import type { ComparedText } from '../words/said-form.ts'

/** How much more a page counts whose title, heading or keyword says what the query does, or whose title begins as it does. */
const factors = { titleIs: 1.4, titleBegins: 1.3, headingIs: 1.4, keywordIs: 1.4 } as const

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
  const { plain, said } = compared(title)
  const ofTitle = said === query.said ? factors.titleIs : plain.startsWith(query.plain) ? factors.titleBegins : 1
  const heading = part === 0 ? undefined : headings[part - 1]
  const ofHeading = heading !== undefined && compared(heading.text).said === query.said ? factors.headingIs : 1
  // A word alone is a keyword of many pages.
  const isKeyword = keywords.some((keyword) => keyword.includes(' ') && compared(keyword).said === query.said)
  return Math.max(ofTitle, ofHeading, isKeyword ? factors.keywordIs : 1)
}
