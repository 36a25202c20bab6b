import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { type IndexedPage, siteIndexPath } from '#lib/site/manifest.ts'
import { nearestFolder, nearPaths, titlesAbove } from '#lib/site/near-paths.ts'

async function loadPages(signal: AbortSignal): Promise<IndexedPage[]> {
  const response = await fetch(siteIndexPath, { signal })
  if (!response.ok) throw new Error(`Loading ${siteIndexPath} failed with status ${response.status}.`)
  return response.json() as Promise<IndexedPage[]>
}

interface Suggestions {
  heading: string
  pages: readonly (IndexedPage & { within?: string })[]
}

/** Usual places to start: the main sections of the header, and the first column of the footer. */
function startingPoints(): IndexedPage[] {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      '.navbar-sections a:not([target]), .footer-columns > :first-child a:not([target])',
    ),
  ]
  return links.map(({ pathname, textContent }) => ({ route: normalizeRoute(pathname), title: textContent ?? '' }))
}

/** Pages with similar URLs. If there are none, the nearest folder's page and the usual places to start. */
function suggest(all: readonly IndexedPage[]): Suggestions {
  const near = nearPaths(location.pathname, all)
  if (near.length > 0) {
    const pages = near.map((page) => ({ ...page, within: titlesAbove(page.route, all).join(' › ') }))
    return { heading: 'Did you mean', pages }
  }
  const folder = nearestFolder(location.pathname, all)
  // The page links to the home page above the list.
  const others = startingPoints().filter(({ route }) => route !== folder?.route && route !== '/')
  return { heading: 'Where to look', pages: folder === undefined ? others : [folder, ...others] }
}

/** Where a reader could go instead. If the list of pages fails to load, there are still the places to start. */
function NearPages() {
  const [{ heading, pages }, setSuggestions] = useState<Suggestions>({ heading: '', pages: [] })
  useEffect(() => {
    const controller = new AbortController()
    loadPages(controller.signal)
      .catch(() => [])
      .then((all) => {
        if (!controller.signal.aborted) setSuggestions(suggest(all))
      })
    return () => controller.abort()
  }, [])
  if (pages.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="page-list">
        {pages.map(({ route, title, within = '' }) => (
          <li key={route}>
            <a href={publicHref(route)}>{title}</a>
            {within === '' ? null : <p>{within}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders the similar pages into an element. */
export function showNearPages(place: HTMLElement): void {
  createRoot(place).render(<NearPages />)
}
