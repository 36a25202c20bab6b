import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { publicHref } from '#lib/pages/public-href.ts'
import { type IndexedPage, siteIndexPath } from '#lib/site/manifest.ts'
import { nearPaths } from '#lib/site/near-paths.ts'

async function loadPages(signal: AbortSignal): Promise<IndexedPage[]> {
  const response = await fetch(siteIndexPath, { signal })
  if (!response.ok) throw new Error(`Loading ${siteIndexPath} failed with status ${response.status}.`)
  return response.json() as Promise<IndexedPage[]>
}

/** Pages with URLs similar to the missing one. If the list fails to load, the page still offers search and links. */
function NearPages() {
  const [pages, setPages] = useState<readonly IndexedPage[]>([])
  useEffect(() => {
    const controller = new AbortController()
    loadPages(controller.signal)
      .then((all) => setPages(nearPaths(location.pathname, all)))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  if (pages.length === 0) return null
  return (
    <section>
      <h2>Did you mean</h2>
      <ul className="page-list">
        {pages.map(({ route, title }) => (
          <li key={route}>
            <a href={publicHref(route)}>{title}</a>
            <p>
              <code>{route}</code>
            </p>
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
