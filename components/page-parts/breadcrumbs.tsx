import type { Crumb } from '#lib/navigation/sidebar-tree.ts'
import { publicHref } from '#lib/pages/public-href.ts'

/** Links from the section to the page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, route }, index) => (
          <li key={`${label}-${route ?? ''}`}>
            {index === crumbs.length - 1 || route === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a href={publicHref(route)}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
