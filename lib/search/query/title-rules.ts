import type { PageRow } from '../index/page-rows.ts'

/** How much more a page counts whose title or heading reads as the query does. */
const factors = { titleBegins: 1.3, titleHolds: 1.12, headingIs: 1.25 } as const

/**
 * What a page's title and the heading of its part add to its score: the words stand in the order of the query.
 * @param plainForm reduces a text to its letters; whoever asks again and again keeps them
 */
export function titleFactor(
  { title, headings }: PageRow,
  part: number,
  plain: string,
  plainForm: (text: string) => string,
): number {
  const form = plainForm(title)
  const ofTitle = form.startsWith(plain) ? factors.titleBegins : form.includes(plain) ? factors.titleHolds : 1
  if (part === 0) return ofTitle
  const heading = plainForm(headings[part - 1]?.text ?? '')
  const ofHeading = heading === plain ? factors.headingIs : 1
  return Math.max(ofTitle, ofHeading)
}
