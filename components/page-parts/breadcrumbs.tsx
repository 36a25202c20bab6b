import type { Crumb } from '#lib/navigation/sidebar-tree.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { RoutePath } from '#lib/pages/route.ts'

/**
 * A longer path shows its first and its last two levels; the others are in a menu between them. On a wide screen, it shows
 * as many of them as fit.
 */
const mostShown = 4
/** Characters that fit into the line of a wide screen; each separator counts as three. */
const lineLength = 88

const lengthOf = (crumbs: readonly Crumb[]) => crumbs.reduce((sum, { label }) => sum + label.length + 3, 0)

/** The first of the hidden levels that fits on a wide screen with those after it. */
function firstFitting(crumbs: readonly Crumb[], hidden: readonly Crumb[]): number {
  const shown = lengthOf(crumbs) - lengthOf(hidden)
  const fits = (at: number) => shown + (at === 0 ? 0 : 4) + lengthOf(hidden.slice(at)) <= lineLength
  const first = hidden.findIndex((_, at) => fits(at))
  return first === -1 ? hidden.length : first
}

interface CrumbsProps {
  crumbs: readonly Crumb[]
  hasCurrent?: boolean
  /** The screens that show them. Default: all. */
  on?: 'wide' | 'narrow'
}

function Crumbs({ crumbs, hasCurrent = false, on }: CrumbsProps) {
  return crumbs.map(({ label, route }, index) => {
    const isCurrent = hasCurrent && index === crumbs.length - 1
    return (
      <li key={`${label}-${route ?? ''}`} data-on={on}>
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

/** Links from the home page to the page, in one line. On a phone, only the level above the page is shown. */
export function Breadcrumbs({ crumbs: path }: { crumbs: readonly Crumb[] }) {
  if (path.length === 0 || path[0]?.route === home.route) return null
  const crumbs = [home, ...path]
  const hidden = crumbs.length > mostShown ? crumbs.slice(1, -2) : []
  const first = firstFitting(crumbs, hidden)
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {hidden.length === 0 ? (
          <Crumbs crumbs={crumbs} hasCurrent />
        ) : (
          <>
            <Crumbs crumbs={crumbs.slice(0, 1)} />
            <li data-on={first === 0 ? 'narrow' : undefined}>
              <details>
                <summary aria-label="Levels between">…</summary>
                <ol>
                  <Crumbs crumbs={hidden.slice(0, first)} />
                  <Crumbs crumbs={hidden.slice(first)} on="narrow" />
                </ol>
              </details>
            </li>
            <Crumbs crumbs={hidden.slice(first)} on="wide" />
            <Crumbs crumbs={crumbs.slice(-2)} hasCurrent />
          </>
        )}
      </ol>
    </nav>
  )
}
