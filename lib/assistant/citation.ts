import type { RetrievedPage } from '../search/retriever.ts'
import type { Citation } from './answer.ts'

/** A part of a page as it is cited. @param part its place among the parts of the page; 0 is the head */
export function citationOf({ row }: RetrievedPage, part: number): Citation {
  const heading = part === 0 ? undefined : row.headings[part - 1]
  return { url: row.route, title: row.title, anchor: heading?.id ?? '', section: heading?.text ?? '' }
}
