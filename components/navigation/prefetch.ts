import { isEmbedded } from '../embed/is-embedded.ts'
import { isLoaded, loadDocument } from './page-documents.ts'
import { linkedPage } from './page-links.ts'

/** How long a pointer rests on a link before its page is loaded (ms). */
const intentMs = 60
/** Bytes that a page may load ahead of any intent, as sent by the host. */
const idleBudgetBytes = 80_000
/** Assumed for hosts that don't tell the size of a response. */
const typicalBytes = 12_000
/** A link this far below the window counts as in sight, because readers scroll. */
const nearby = '0px 0px 50%'
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Prefetching is off for readers who save data or are on a slow network. @see specification, section 7.1 */
function mayPrefetch(): boolean {
  // Links of an embedded page open elsewhere.
  if (isEmbedded) return false
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
}

/** Loads a page that the reader is likely to visit. */
async function prefetch({ pathname }: URL): Promise<number> {
  if (pathname === location.pathname || isLoaded(pathname) || !mayPrefetch()) return 0
  try {
    const { bytes } = await loadDocument(pathname)
    return Number.isNaN(bytes) ? typicalBytes : bytes
  } catch (error) {
    console.warn('A page could not be preloaded.', error)
    return 0
  }
}

/** Loads pages whose links a reader points at, focuses, or touches. */
export function prefetchOnIntent(): void {
  let timer: number | undefined
  const drop = () => clearTimeout(timer)
  const consider = ({ type, target }: Event) => {
    drop()
    const page = linkedPage(target)
    if (page === undefined) return
    timer = window.setTimeout(() => void prefetch(page), type === 'touchstart' ? 0 : intentMs)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true })
  }
  // The page is loading already.
  document.addEventListener('click', drop)
}

/** Loads pages one after the other while the browser is idle, until the budget is used up. */
function createIdleQueue(signal: AbortSignal): (page: URL) => void {
  const waiting: URL[] = []
  let leftBytes = idleBudgetBytes
  let isRunning = false
  const next = () => {
    const page = signal.aborted || leftBytes < typicalBytes ? undefined : waiting.shift()
    isRunning = page !== undefined
    if (page === undefined) return
    whenIdle(async () => {
      leftBytes -= await prefetch(page)
      next()
    })
  }
  return (page) => {
    waiting.push(page)
    if (!isRunning) next()
  }
}

/**
 * Loads pages whose links in the article are in sight, those of its text first, while the browser is idle and within a
 * budget. A reader who has scrolled to the link to the next page is likely to follow it, so that page always loads.
 */
export function prefetchInSight(signal: AbortSignal): void {
  if (!mayPrefetch()) return
  const enqueue = createIdleQueue(signal)
  const consider = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const page = linkedPage(target)
      if (page === undefined) continue
      if ((target as HTMLAnchorElement).rel === 'next' && scrollY > 0) void prefetch(page)
      else enqueue(page)
    }
  }
  const observer = new IntersectionObserver(consider, { rootMargin: nearby })
  signal.addEventListener('abort', () => observer.disconnect())
  const observe = () => {
    if (signal.aborted) return
    for (const place of ['#content .prose a[href]', '#content :not(.prose *) > a[href]'])
      for (const link of document.querySelectorAll(place)) observer.observe(link)
  }
  // The page's own files come first.
  if (document.readyState === 'complete') whenIdle(observe)
  else addEventListener('load', () => whenIdle(observe), { signal, once: true })
}
