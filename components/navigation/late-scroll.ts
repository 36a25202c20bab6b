/** How long a list may take to arrive after its page. */
const longestMs = 5000
/** What shows that the reader has taken over. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Stores in the current history entry how far its page is scrolled, in CSS pixels. */
export function rememberScroll(): void {
  navigation.updateCurrentEntry({ state: scrollY })
}

/**
 * Scrolls to where a page was left as soon as it is long enough again. The browser does the same when the page has been
 * swapped in, but the list of search results arrives later. Stops when the reader does anything.
 * @param state of the history entry that the reader returns to
 */
export function restoreLateScroll(state: unknown): void {
  const wanted = typeof state === 'number' ? state : 0
  const entry = navigation.currentEntry?.key
  const startedAt = performance.now()
  const reader = new AbortController()
  for (const name of takeovers)
    addEventListener(name, () => reader.abort(), { signal: reader.signal, passive: true, capture: true })
  const check = (now: number): void => {
    const isOver = now - startedAt > longestMs || navigation.currentEntry?.key !== entry || scrollY >= wanted
    if (isOver) reader.abort()
    if (reader.signal.aborted) return
    if (document.documentElement.scrollHeight - innerHeight >= wanted) scrollTo({ top: wanted, behavior: 'instant' })
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
