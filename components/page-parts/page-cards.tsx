import { publicHref } from '#lib/pages/public-href.ts'
import { sentence } from '#lib/pages/sentence.ts'
import type { IndexedPage } from '#lib/site/manifest.ts'

interface Props {
  /** The facts are its tools and the time that it takes. */
  pages: readonly (IndexedPage & { facts?: string })[]
}

/** Links to pages, each with what a reader finds there. They look like the cards that writers make. */
export function PageCards({ pages }: Props) {
  return (
    <ul className="cards">
      {pages.map(({ route, title, description, facts = '' }) => (
        <li key={route}>
          <div className="card">
            <a href={publicHref(route)} className="card-title">
              {title}
            </a>
            <div className="card-text">{sentence(description)}</div>
            {facts === '' ? null : <div className="card-text">{facts}</div>}
          </div>
        </li>
      ))}
    </ul>
  )
}
