import type { RecordKind } from '../record.ts'
import { tokenize } from '../words/tokenize.ts'
import type { PageRow } from './page-rows.ts'
import { headFields, type Posting } from './term-table.ts'

/** What a word of a short text counts, of 15: the fewer words beside it, the more the text is about it. */
function shareOf(words: number): number {
  return Math.max(4, Math.round(15 / (1 + 0.07 * (words - 1))))
}

/**
 * The words of titles, headings and keywords with the records that they head. What belongs to a page stands at its
 * first record.
 * @param rows pages in their order
 * @param kinds their kinds: the headings of operations are all the same and find nothing
 * @param starts first record of each page
 */
export function headTerms(
  rows: readonly Pick<PageRow, 'title' | 'keywords' | 'headings'>[],
  kinds: readonly (RecordKind | undefined)[],
  starts: ArrayLike<number>,
): Map<string, Posting[]> {
  const terms = new Map<string, Posting[]>()
  const add = (text: string, field: number, record: number) => {
    const tokens = tokenize(text)
    const share = shareOf(tokens.filter(({ kind }) => kind !== 'joined').length)
    const posting = { record, code: (field << 4) | share }
    for (const term of new Set(tokens.map((token) => token.term))) {
      const postings = terms.get(term)
      if (postings === undefined) terms.set(term, [posting])
      else postings.push(posting)
    }
  }
  for (const [page, { title, keywords, headings }] of rows.entries()) {
    const start = starts[page] as number
    add(title, headFields.title, start)
    const [action] = kinds[page] === 'operation' ? tokenize(title) : []
    if (action !== undefined) add(action.term, headFields.action, start)
    for (const keyword of keywords) add(keyword, headFields.keywords, start)
    if (kinds[page] === 'operation') continue
    for (const [index, { text }] of headings.entries()) add(text, headFields.heading, start + 1 + index)
  }
  return terms
}
