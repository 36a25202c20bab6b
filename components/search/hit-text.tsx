import { Highlight, Snippet } from 'react-instantsearch'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'

type Shown = Parameters<typeof Highlight>[0]['hit']

/** A field of a hit with highlighted matches. It is rendered as text, so it can't inject markup. */
export function MarkedField({ hit, field }: { hit: AlgoliaHit; field: 'title' | 'section' | 'description' }) {
  return <Highlight hit={hit as unknown as Shown} attribute={field} />
}

/** The excerpt of a hit's text that best matches the query; without a match, the page's description. */
export function HitExcerpt({ hit }: { hit: AlgoliaHit }) {
  const isMarked = hit._snippetResult.text.matchLevel !== 'none'
  if (!isMarked && hit.anchor === '' && hit.description !== '') return <MarkedField hit={hit} field="description" />
  return <Snippet hit={hit as unknown as Shown} attribute="text" />
}
