'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { fragmentPath } from '#lib/pages/fragment-path.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { preloadFragment } from '../article/use-fragment.ts'
import { useEmbedding } from '../embed/use-embedding.ts'
import { useFailedLoad } from '../failures/use-failed-load.tsx'
import { markSearchedTerms } from '../search/mark-searched-terms.ts'
import { clickedPage, pageOfLink } from './internal-link.ts'
import { createProgressBar } from './progress-bar.ts'
import { suggestNearPages } from './suggest-near-pages.ts'

const intentMs = 60

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Prefetching is off for readers who save data or are on a slow network. @see specification, section 7.1 */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
}

/** Starts loading a page's body beside its data. Generated pages have none. */
async function preloadBody(pathname: string): Promise<void> {
  if (/^\/(?:search|tags)\//.test(pathname)) return
  await preloadFragment(fragmentPath('page', normalizeRoute(pathname)))
}

/** Loads a page for a reader who seems to go there. */
function preloadPage(router: ReturnType<typeof useRouter>, { pathname }: URL): void {
  if (pathname === location.pathname || !mayPrefetch()) return
  router.prefetch(pathname)
  preloadBody(pathname).catch((error: unknown) => console.warn('A page could not be preloaded.', error))
}

/** Tells when a reader has scrolled to the link to the next page. Returns how to stop looking. */
function watchForEnd(onEnd: (next: URL) => void): (() => void) | undefined {
  const link = document.querySelector('.pagination a[rel="next"]')
  const page = pageOfLink(link)
  if (link === null || page === undefined) return undefined
  const observer = new IntersectionObserver((entries) => {
    // A link that is in sight at once says nothing of where its reader goes.
    if (scrollY === 0 || !entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onEnd(page)
  })
  observer.observe(link)
  return () => observer.disconnect()
}

/** The element that a hash names. A hash comes from anywhere and may not be well-formed. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * A hash leads to its anchor, another page to its top, a change of the query nowhere.
 * @see specification, section 2.14
 */
function scrollAfterNavigation(): void {
  const anchor = anchorOf(location.hash)
  if (anchor !== null) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Navigation for the whole site, in one place: plain links of server-rendered HTML become client navigations, with a
 * progress bar, the scroll rules and prefetching on intent. Without JavaScript the links are links.
 */
export function SiteNavigation() {
  const [router, pathname] = [useRouter(), usePathname()]
  const [pending, startTransition] = useTransition()
  const arrived = useRef<'click' | 'history'>('history')
  const bar = useRef<ReturnType<typeof createProgressBar>>(undefined)
  const { isWaiting, notice, forget } = useFailedLoad(pathname)
  const loading = pending && !isWaiting
  useEmbedding(pathname, pending)
  useEffect(suggestNearPages, [])

  useEffect(() => {
    bar.current ??= createProgressBar(document.documentElement)
    if (loading) bar.current.start()
    else bar.current.done()
  }, [loading])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useLayoutEffect(() => {
    if (pending || arrived.current !== 'click') return
    arrived.current = 'history'
    scrollAfterNavigation()
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, pending])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => {
    if (!pending) markSearchedTerms()
  }, [pathname, pending])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => {
    return pending ? undefined : watchForEnd((next) => preloadPage(router, next))
  }, [pathname, pending, router])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: number | undefined
    const prefetch = (event: Event) => {
      clearTimeout(timer)
      const page = pageOfLink(event.target)
      if (page === undefined) return
      timer = window.setTimeout(() => preloadPage(router, page), event.type === 'touchstart' ? 0 : intentMs)
    }
    document.addEventListener(
      'click',
      (event) => {
        const page = clickedPage(event)
        // The Not Found page is a document of its own: Next has no route for it to leave.
        if (page === undefined || document.querySelector('.not-found') !== null) return
        event.preventDefault()
        // The page itself is on its way: to prefetch it as well would take a share of the line.
        clearTimeout(timer)
        const queryOnly = page.pathname === location.pathname && page.hash === ''
        arrived.current = queryOnly ? 'history' : 'click'
        // What fails shows where it is rendered.
        preloadBody(page.pathname).catch(() => undefined)
        forget()
        startTransition(() => router.push(page.pathname + page.search + page.hash, { scroll: false }))
      },
      { signal },
    )
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, prefetch, { signal, passive: true })
    }
    return () => controller.abort()
  }, [router, forget])

  return (
    <>
      <div className="progress-bar" aria-hidden="true" />
      <div className="page-loader" role="status">
        {loading ? 'Loading page' : ''}
      </div>
      {notice}
    </>
  )
}
