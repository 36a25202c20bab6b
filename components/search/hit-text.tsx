import { Highlight, Snippet } from 'react-instantsearch'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { operationCall } from '#lib/search/model/operation-call.ts'
import { MethodBadge } from '../api-reference/method-badge.tsx'

type Shown = Parameters<typeof Highlight>[0]['hit']

/** A field of a hit with highlighted matches. It is rendered as text, so it can't inject markup. */
function MarkedField({ hit, field }: { hit: AlgoliaHit; field: 'title' | 'section' | 'description' }) {
  return <Highlight hit={hit as unknown as Shown} attribute={field} />
}

/** The excerpt of a hit's text that best matches the query; without a match, the page's description. */
export function HitExcerpt({ hit }: { hit: AlgoliaHit }) {
  const isMarked = hit._snippetResult.text.matchLevel !== 'none'
  if (!isMarked && hit.anchor === '' && hit.description !== '') return <MarkedField hit={hit} field="description" />
  return <Snippet hit={hit as unknown as Shown} attribute="text" />
}

/** The title of a hit's page, and the heading of the part that answers. */
export function HitTitle({ hit }: { hit: AlgoliaHit }) {
  return (
    <>
      <MarkedField hit={hit} field="title" />
      {hit.section === '' ? null : (
        <>
          <span className="search-hit-part"> › </span>
          <MarkedField hit={hit} field="section" />
        </>
      )}
    </>
  )
}

/** Method and path of an operation; nothing for a page. */
export function HitCall({ hit }: { hit: AlgoliaHit }) {
  const [method, path] = operationCall(hit)?.split(' ') ?? []
  if (method === undefined) return null
  return (
    <span className="search-hit-label search-hit-call">
      <MethodBadge method={method.toLowerCase()} /> <code>{path}</code>
    </span>
  )
}
