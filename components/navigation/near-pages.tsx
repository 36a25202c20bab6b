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

interface SuggestedPage extends IndexedPage {
  /** What the page is in. */
  within?: string
}

interface Suggestions {
  /** Pages with similar URLs. */
  near: readonly SuggestedPage[]
  places: readonly SuggestedPage[]
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

/** Pages with similar URLs; without any, the nearest folder's page comes first among the usual places to start. */
function suggest(all: readonly IndexedPage[]): Suggestions {
  const near = nearPaths(location.pathname, all).map((page) => ({
    ...page,
    within: titlesAbove(page.route, all).join(' › '),
  }))
  const folder = near.length > 0 ? undefined : nearestFolder(location.pathname, all)
  const others = startingPoints().filter(
    // The page links to the home page above the lists.
    ({ route }) => route !== '/' && ![folder, ...near].some((page) => page?.route === route),
  )
  return { near, places: folder === undefined ? others : [folder, ...others] }
}

function Suggested({ heading, pages }: { heading: string; pages: readonly SuggestedPage[] }) {
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

/** Where a reader could go instead. If the list of pages fails to load, there are still the places to start. */
function NearPages() {
  const [{ near, places }, setSuggestions] = useState<Suggestions>({ near: [], places: [] })
  useEffect(() => {
    const controller = new AbortController()
    loadPages(controller.signal)
      .catch(() => [])
      .then((all) => {
        if (!controller.signal.aborted) setSuggestions(suggest(all))
      })
    return () => controller.abort()
  }, [])
  return (
    <>
      <Suggested heading="Did you mean" pages={near} />
      <Suggested heading="Where to look" pages={places} />
    </>
  )
}

/** Renders the similar pages into an element. */
export function showNearPages(place: HTMLElement): void {
  createRoot(place).render(<NearPages />)
}
