'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { fragmentPath } from '#lib/pages/fragment-path.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { useEmbedding } from '../embed/use-embedding.ts'
import { useFailedLoad } from '../failures/use-failed-load.tsx'
import { preloadFragment } from '../fragments/use-fragment.ts'
import { markSearchedTerms } from '../search/mark-searched-terms.ts'
import { createProgressBar } from './progress-bar.ts'
import { suggestNearPages } from './suggest-near-pages.ts'

/** The target of a click that the site handles: a plain click on a link to one of its pages. */
function clickedPage(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return pageOfLink(event.target)
}

/** The target of the link around a node, if it is another page of this site. Other links are left to the browser. */
function pageOfLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || !/^https?:$/.test(url.protocol)) return undefined
  url.pathname = publicHref(url.pathname)
  if (!url.pathname.endsWith('/')) return undefined
  const samePage = url.pathname === location.pathname && url.search === location.search
  return samePage && url.hash !== '' ? undefined : url
}

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

/** Starts loading a page's body in parallel with its data. Generated pages have none. */
async function preloadBody(pathname: string): Promise<void> {
  if (/^\/(?:search|tags)\//.test(pathname)) return
  await preloadFragment(fragmentPath('page', normalizeRoute(pathname)))
}

/** Prefetches a page that the reader is likely to visit. */
function preloadPage(router: ReturnType<typeof useRouter>, { pathname }: URL): void {
  if (pathname === location.pathname || !mayPrefetch()) return
  router.prefetch(pathname)
  preloadBody(pathname).catch((error: unknown) => console.warn('A page could not be preloaded.', error))
}

/** Calls back when the reader scrolls to the link to the next page. Returns a function that stops watching. */
function watchForEnd(onEnd: (next: URL) => void): (() => void) | undefined {
  const link = document.querySelector('.pagination a[rel="next"]')
  const page = pageOfLink(link)
  if (link === null || page === undefined) return undefined
  const observer = new IntersectionObserver((entries) => {
    // A link that is visible without scrolling says nothing about the reader's intent.
    if (scrollY === 0 || !entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onEnd(page)
  })
  observer.observe(link)
  return () => observer.disconnect()
}

/** The target element of a hash, which may be malformed. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Scrolls to the hash's anchor, or to the top of a new page. A change of only the query doesn't scroll.
 * @see specification, section 2.14
 */
function scrollAfterNavigation(): void {
  const anchor = anchorOf(location.hash)
  if (anchor !== null) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Navigation for the whole site: plain links in finished HTML become client navigations, with a progress bar, scroll
 * handling, and prefetching on intent. Without JavaScript, they are normal links.
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
        // The Not Found page is a separate document without a route, so Next can't navigate away from it.
        if (page === undefined || document.querySelector('.not-found') !== null) return
        event.preventDefault()
        // The page is already loading, so prefetching it would only take bandwidth.
        clearTimeout(timer)
        const queryOnly = page.pathname === location.pathname && page.hash === ''
        arrived.current = queryOnly ? 'history' : 'click'
        // A failure is reported when the page is rendered.
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
