/** How long a list may take to arrive after its page. */
const longestMs = 5000
/** How long a list must have kept its height to be complete. */
const settledMs = 1000
/** How long after growing a browser may keep what is shown in its place by scrolling. */
const anchoringMs = 200
/** What shows that the reader has taken over. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Stores in the current history entry how far its page is scrolled, in CSS pixels. */
export function rememberScroll(): void {
  navigation.updateCurrentEntry({ state: scrollY })
}

/**
 * Scrolls to where a page was left as soon as it is long enough again, and until it has stopped growing. The browser does
 * the same when the page has been swapped in, but the list of search results arrives later, and its texts after its
 * titles. Stops when the reader does anything.
 * @param state of the history entry that the reader returns to
 */
export function restoreLateScroll(state: unknown): void {
  if (typeof state !== 'number') return
  const wanted = state
  const entry = navigation.currentEntry?.key
  const startedAt = performance.now()
  const reader = new AbortController()
  for (const name of takeovers)
    addEventListener(name, () => reader.abort(), { signal: reader.signal, passive: true, capture: true })
  let height = 0
  let grownAt = startedAt
  let wasThere = false
  const check = (now: number): void => {
    const { scrollHeight } = document.documentElement
    if (scrollHeight !== height) grownAt = now
    height = scrollHeight
    const isThere = Math.abs(scrollY - wanted) < 1
    const isOver = now - startedAt > longestMs || navigation.currentEntry?.key !== entry
    const wasScrolledAway = wasThere && !isThere && now - grownAt > anchoringMs
    if (isOver || wasScrolledAway || (isThere && now - grownAt > settledMs)) reader.abort()
    wasThere ||= isThere
    if (reader.signal.aborted) return
    if (!isThere && scrollHeight - innerHeight >= wanted) scrollTo({ top: wanted, behavior: 'instant' })
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
