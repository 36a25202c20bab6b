import type { PageRow } from '../index/page-rows.ts'
import { plainForm } from '../words/tokenize.ts'
import type { RankedPage } from './rank-pages.ts'

/** How much more a page counts whose title or heading reads as the query does. */
const factors = { titleBegins: 1.3, titleHolds: 1.12, headingIs: 1.25 } as const

/** What a page's title and the heading of its part add to its score: the words stand in the order of the query. */
export function titleFactor({ title, headings }: PageRow, part: number, plain: string): number {
  const form = plainForm(title)
  const ofTitle = form.startsWith(plain) ? factors.titleBegins : form.includes(plain) ? factors.titleHolds : 1
  if (part === 0) return ofTitle
  const heading = plainForm(headings[part - 1]?.text ?? '')
  const ofHeading = heading === plain ? factors.headingIs : 1
  return Math.max(ofTitle, ofHeading)
}

/** The order of hits: exact titles, then scores; of equals the first in the order of addresses. */
export function compareRanked(a: RankedPage, b: RankedPage): number {
  return Number(b.isExact) - Number(a.isExact) || b.score - a.score || a.page - b.page
}
