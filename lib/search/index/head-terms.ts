import type { RecordKind } from '../model/record.ts'
import { inRange } from '../structures/in-range.ts'
import { tokenize } from '../words/tokenize.ts'
import type { PageRow } from './page-rows.ts'
import { fullShare, type HeadField, headCode, headFields, type Posting } from './postings.ts'

/** How much a short text is about each of its words: the fewer they are, the more. */
function shareOf(words: number, factor: number): number {
  return Math.max(3, Math.round(factor * Math.max(4, Math.round(fullShare / (1 + 0.07 * (words - 1))))))
}

/** How much less a heading is about its words if many pages have the same one, and the least that is left. */
const commonHeading = { perDoubling: 0.06, least: 0.4 } as const

/** What each heading counts by how many pages have it. */
function headingShares(rows: readonly Pick<PageRow, 'headings'>[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>()
  for (const { headings } of rows)
    for (const text of new Set(headings.map((heading) => heading.text))) pages.set(text, (pages.get(text) ?? 0) + 1)
  const { perDoubling, least } = commonHeading
  return new Map([...pages].map(([text, count]) => [text, Math.max(least, 1 - perDoubling * Math.log2(count))]))
}

/** How readers say that they want to call the API, which no operation says of itself. */
const callWords = 'api rest endpoint curl script'.split(' ')

/**
 * The words of titles, headings, keywords and breadcrumbs with the records that they head. What belongs to a page is at
 * its first record.
 * @param rows pages in their order
 * @param kinds their kinds: the headings of operations are all the same and find nothing
 * @param starts first record of each page
 */
export function headTerms(
  rows: readonly Pick<PageRow, 'title' | 'keywords' | 'headings' | 'breadcrumbs'>[],
  kinds: readonly (RecordKind | undefined)[],
  starts: ArrayLike<number>,
): Map<string, Posting[]> {
  const terms = new Map<string, Posting[]>()
  const shares = headingShares(rows)
  const add = (text: string, field: HeadField, record: number, factor = 1) => {
    const tokens = tokenize(text)
    const share = shareOf(tokens.filter(({ kind }) => kind !== 'joined').length, factor)
    const posting = { record, code: headCode(field, share) }
    for (const term of new Set(tokens.map((token) => token.term))) {
      const postings = terms.get(term)
      if (postings === undefined) terms.set(term, [posting])
      else postings.push(posting)
    }
  }
  for (const [page, { title, keywords, headings, breadcrumbs }] of rows.entries()) {
    const start = inRange(starts[page])
    add(title, headFields.title, start)
    for (const keyword of keywords) add(keyword, headFields.keywords, start)
    for (const label of breadcrumbs) add(label, headFields.breadcrumbs, start)
    if (kinds[page] === 'operation') {
      // What it does comes first in its title, and in each keyword as another name of it.
      const actions = [title, ...keywords, ...callWords].flatMap((name) => tokenize(name)[0]?.term ?? [])
      for (const word of new Set(actions)) add(word, headFields.action, start)
      continue
    }
    for (const [index, { text }] of headings.entries())
      add(text, headFields.heading, start + 1 + index, shares.get(text))
  }
  return terms
}
