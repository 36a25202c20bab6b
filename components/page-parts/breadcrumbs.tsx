import type { Crumb } from '#lib/navigation/sidebar-tree.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { RoutePath } from '#lib/pages/route.ts'

/** A longer path shows its first and its last two levels; the others are in a menu between them. */
const mostShown = 4

function Crumbs({ crumbs, hasCurrent = false }: { crumbs: readonly Crumb[]; hasCurrent?: boolean }) {
  return crumbs.map(({ label, route }, index) => {
    const isCurrent = hasCurrent && index === crumbs.length - 1
    return (
      <li key={`${label}-${route ?? ''}`}>
        {isCurrent || route === undefined ? (
          <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>
        ) : (
          <a href={publicHref(route)}>{label}</a>
        )}
      </li>
    )
  })
}

const home: Crumb = { label: 'Home', route: '/' as RoutePath }

/** Links from the section to the page, in one line. A page at the top of its section is below the home page. */
export function Breadcrumbs({ crumbs: path }: { crumbs: readonly Crumb[] }) {
  if (path.length === 0 || path[0]?.route === home.route) return null
  const crumbs = path.length === 1 ? [home, ...path] : path
  const hidden = crumbs.length > mostShown ? crumbs.slice(1, -2) : []
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {hidden.length === 0 ? (
          <Crumbs crumbs={crumbs} hasCurrent />
        ) : (
          <>
            <Crumbs crumbs={crumbs.slice(0, 1)} />
            <li>
              <details>
                <summary aria-label={`${hidden.length} levels between`}>…</summary>
                <ol>
                  <Crumbs crumbs={hidden} />
                </ol>
              </details>
            </li>
            <Crumbs crumbs={crumbs.slice(-2)} hasCurrent />
          </>
        )}
      </ol>
    </nav>
  )
}
