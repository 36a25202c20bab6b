import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { sentence } from '#lib/pages/sentence.ts'
import { type IndexedPage, siteIndexPath } from '#lib/site/manifest.ts'
import {
  forwardedRoute,
  knownWords,
  nearestFolder,
  nearPaths,
  type SiteNames,
  titlesAbove,
  wordsOfPath,
} from '#lib/site/near-paths.ts'
import { askAi, canAskAi } from '../ask-ai.ts'

async function loadPages(signal: AbortSignal): Promise<IndexedPage[]> {
  const response = await fetch(siteIndexPath, { signal })
  if (!response.ok) throw new Error(`Loading ${siteIndexPath} failed with status ${response.status}.`)
  return response.json() as Promise<IndexedPage[]>
}

interface SuggestedPage extends Pick<IndexedPage, 'route' | 'title'> {
  /** What the page is in. */
  within?: string
  description?: string
}

interface Suggestions {
  /** What to search for instead. */
  words: string
  /** Pages with similar URLs. */
  near: readonly SuggestedPage[]
  /** The page of the nearest folder, and the other pages in it. */
  inFolder: readonly SuggestedPage[]
  places: readonly SuggestedPage[]
}

/** Usual places to start: the main sections of the header, and the first column of the footer. */
function startingPoints(): SuggestedPage[] {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      '.navbar-sections a:not([target]), .footer-columns > :first-child a:not([target])',
    ),
  ]
  return links.map(({ pathname, textContent }) => ({ route: normalizeRoute(pathname), title: textContent ?? '' }))
}

/** Pages with similar URLs; without any, those of the nearest folder. The usual places to start are always there. */
function suggest(all: readonly IndexedPage[], names: SiteNames): Suggestions {
  const withPlace = (page: IndexedPage) => ({ ...page, within: titlesAbove(page.route, all, names).join(' › ') })
  const near = nearPaths(location.pathname, all, names).map(withPlace)
  const inFolder = near.length > 0 ? [] : nearestFolder(location.pathname, all, names)
  const places = startingPoints()
    // The page links to the home page above the lists.
    .filter(({ route }) => route !== '/' && ![...inFolder, ...near].some((page) => page.route === route))
  const words = near.length > 0 ? wordsOfPath(location.pathname) : knownWords(location.pathname, all)
  return { words, near, inFolder, places }
}

function Suggested({ heading, pages }: { heading: string; pages: readonly SuggestedPage[] }) {
  if (pages.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="page-list">
        {pages.map(({ route, title, within = '', description }) => (
          <li key={route}>
            <a href={publicHref(route)}>{title}</a>
            {within === '' ? null : (
              <p>
                <small>{within}</small>
              </p>
            )}
            {description === undefined ? null : <p>{sentence(description)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks the assistant for what the address is about. */
function AskAi({ words }: { words: string }) {
  if (!canAskAi() || words === '') return null
  return (
    <p>
      <button type="button" className="button" onClick={() => askAi(words)}>
        Ask AI about “<bdi>{words}</bdi>”
      </button>
    </p>
  )
}

const nothing: Suggestions = { words: '', near: [], inFolder: [], places: [] }

/** Where a reader could go instead. If the list of pages fails to load, there are still the places to start. */
function NearPages({ brand }: { brand: string | undefined }) {
  const [{ words, near, inFolder, places }, setSuggestions] = useState<Suggestions>(nothing)
  useEffect(() => {
    const controller = new AbortController()
    loadPages(controller.signal)
      .catch(() => [])
      .then((all) => {
        if (controller.signal.aborted) return
        const names = { ...(brand === undefined ? {} : { brand }), links: startingPoints() }
        const meant = forwardedRoute(location.pathname, all, names)
        if (meant === undefined) setSuggestions(suggest(all, names))
        else location.replace(`${publicHref(meant)}${location.search}${location.hash}`)
      })
    return () => controller.abort()
  }, [brand])
  useEffect(() => fillSearch(words), [words])
  return (
    <>
      <AskAi words={words} />
      <Suggested heading="Did you mean" pages={near} />
      <Suggested heading="In the same folder" pages={inFolder} />
      <Suggested heading="Where to look" pages={places} />
    </>
  )
}

/** Fills the words of the address into the search field. */
function fillSearch(words: string): void {
  const field = document.querySelector<HTMLInputElement>('.not-found [type=search]')
  if (field !== null && field.value === '') field.value = words
}

/** Renders the similar pages into an element, or goes to the page that the address can only mean. */
export function showNearPages(place: HTMLElement): void {
  createRoot(place).render(<NearPages brand={document.documentElement.dataset.brand} />)
}
