'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { fragmentPath } from '#lib/pages/fragment-path.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { preloadFragment } from '../article/use-fragment.ts'
import { clickedPage, pageOfLink } from './internal-link.ts'
import { createProgressBar } from './progress-bar.ts'

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

/**
 * A hash leads to its anchor, another page to its top, a change of the query nowhere.
 * @see specification, section 2.14
 */
function scrollAfterNavigation(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  const anchor = id === '' ? null : document.getElementById(id)
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

  useEffect(() => {
    bar.current ??= createProgressBar(document.documentElement)
    if (pending) bar.current.start()
    else bar.current.done()
  }, [pending])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useLayoutEffect(() => {
    if (arrived.current !== 'click') return
    arrived.current = 'history'
    scrollAfterNavigation()
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: number | undefined
    const prefetch = (event: Event) => {
      clearTimeout(timer)
      const page = pageOfLink(event.target)
      if (page === undefined || page.pathname === location.pathname || !mayPrefetch()) return
      timer = window.setTimeout(() => {
        router.prefetch(page.pathname)
        preloadFragment(fragmentPath('page', normalizeRoute(page.pathname))).catch(() => undefined)
      }, event.type === 'touchstart' ? 0 : intentMs)
    }
    document.addEventListener(
      'click',
      (event) => {
        const page = clickedPage(event)
        if (page === undefined) return
        event.preventDefault()
        arrived.current = page.pathname === location.pathname ? 'history' : 'click'
        startTransition(() => router.push(page.pathname + page.search + page.hash, { scroll: false }))
      },
      { signal },
    )
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, prefetch, { signal, passive: true })
    }
    return () => controller.abort()
  }, [router])

  return (
    <>
      <div className="progress-bar" aria-hidden="true" />
      <div className="page-loader" role="status">
        {pending ? 'Loading page' : ''}
      </div>
    </>
  )
}
