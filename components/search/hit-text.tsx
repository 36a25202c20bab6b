import { Highlight, Snippet } from 'react-instantsearch'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'

type Shown = Parameters<typeof Highlight>[0]['hit']

/** A field of a hit with its marks. The text is text: whatever it holds, it becomes no markup. */
export function MarkedField({ hit, field }: { hit: AlgoliaHit; field: 'title' | 'section' | 'description' }) {
  return <Highlight hit={hit as unknown as Shown} attribute={field} />
}

/** The place in a hit's text that says most of the query; where nothing is marked there, what the page is about. */
export function HitExcerpt({ hit }: { hit: AlgoliaHit }) {
  const isMarked = hit._snippetResult.text.matchLevel !== 'none'
  if (!isMarked && hit.anchor === '' && hit.description !== '') return <MarkedField hit={hit} field="description" />
  return <Snippet hit={hit as unknown as Shown} attribute="text" />
}
