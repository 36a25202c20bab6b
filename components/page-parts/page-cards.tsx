import { publicHref } from '#lib/pages/public-href.ts'
import type { IndexedPage } from '#lib/site/manifest.ts'

/** Links to pages, each with what a reader finds there. They look like the cards that writers make. */
export function PageCards({ pages }: { pages: readonly IndexedPage[] }) {
  return (
    <ul className="cards">
      {pages.map(({ route, title, description }) => (
        <li key={route}>
          <div className="card">
            <a href={publicHref(route)} className="card-title">
              {title}
            </a>
            <div className="card-text">{description}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}
