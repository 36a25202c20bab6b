import { publicHref } from '#lib/pages/public-href.ts'
import { sentence } from '#lib/pages/sentence.ts'
import type { PageSummary } from '#lib/site/manifest.ts'

export function PageList({ pages }: { pages: readonly Pick<PageSummary, 'route' | 'title' | 'description'>[] }) {
  return (
    <ul className="page-list">
      {pages.map(({ route, title, description }) => (
        <li key={route}>
          <a href={publicHref(route)}>{title}</a>
          <p>{sentence(description)}</p>
        </li>
      ))}
    </ul>
  )
}
