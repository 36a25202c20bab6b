import './term-marks.css'
import { searchedTerms, stateWithTerms, storedTerms, withoutTerms } from '#lib/search/searched-terms.ts'
import { createElement } from '../create-element.ts'
import { isEscapeTaken } from '../page-parts/escape.ts'
import { termRanges } from './term-ranges.ts'

const highlightName = 'searched-terms'
/** The highlight of the match that a reader has gone to. */
const currentName = 'searched-term'

function unwrap(mark: HTMLElement): void {
  const { parentNode } = mark
  mark.replaceWith(...mark.childNodes)
  parentNode?.normalize()
}

/** Wraps ranges in `mark` elements, last to first, so earlier ranges stay valid. */
function wrapRanges(ranges: readonly Range[]): HTMLElement[] {
  return [...ranges].reverse().map((range) => {
    const mark = createElement('mark', { class: 'searched-term' })
    range.surroundContents(mark)
    return mark
  })
}

/**
 * Highlights ranges of text without changing the document; in older browsers, inserts `mark` elements.
 * @returns a function that removes the highlights
 * @see CSS Custom Highlight API
 */
function paintRanges(ranges: readonly Range[]): () => void {
  if ('highlights' in CSS) {
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    return () => {
      for (const name of [highlightName, currentName]) CSS.highlights.delete(name)
    }
  }
  const marks = wrapRanges(ranges)
  return () => marks.forEach(unwrap)
}

/** Scrolls to a match, and shows which one it is. */
function goTo(range: Range): void {
  const { top } = range.getBoundingClientRect()
  scrollBy({ top: top - innerHeight / 3 })
  if (!('highlights' in CSS)) return
  const current = new Highlight(range)
  current.priority = 1
  CSS.highlights.set(currentName, current)
}

/** A note about the highlighted terms, with buttons that lead to the one before or after, and one to clear them. */
function marksNote(ranges: readonly Range[], onClear: () => void): HTMLElement {
  const status = createElement('p', { role: 'status' })
  const key = createElement('kbd', { 'aria-hidden': 'true' }, 'Esc')
  const clear = createElement('button', { type: 'button', 'aria-keyshortcuts': 'Escape' }, 'Clear highlights', key)
  clear.addEventListener('click', onClear)
  let current: Range | undefined
  const step = (by: 1 | -1) => {
    // A match in a closed tab has no place.
    const reachable = ranges.filter((range) => range.getClientRects().length > 0)
    const below = reachable.findIndex((range) => range.getBoundingClientRect().top > 0)
    const first = below === -1 ? reachable.length : below
    const from = current === undefined ? first - (by === 1 ? 1 : 0) : reachable.indexOf(current)
    current = reachable.at((from + by) % reachable.length)
    if (current === undefined) return
    goTo(current)
    status.textContent = `${ranges.indexOf(current) + 1} of ${ranges.length} matches`
  }
  const previous = createElement('button', { type: 'button', 'aria-label': 'Previous match' }, '↑')
  const next = createElement('button', { type: 'button', 'aria-label': 'Next match' }, '↓')
  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  // A live region is only announced when it changes after it was added.
  setTimeout(() => {
    status.textContent = ranges.length === 1 ? '1 match for your search' : `${ranges.length} matches for your search`
  })
  return createElement('div', { class: 'marks-note' }, status, previous, next, clear)
}

/** Moves the terms from the URL to the state of its history entry: readers copy URLs, and Back highlights again. */
function storeTerms(terms: ReadonlySet<string>): void {
  history.replaceState(stateWithTerms(history.state, terms), '', withoutTerms(new URL(location.href)))
}

/** Whether the entry has just been added, as by a link to a heading. Other browsers load a document for all other links. */
function isNewEntry(): boolean {
  return !('navigation' in window) || !navigation.canGoForward
}

/**
 * Highlights the search terms of the URL or of its history entry in the article, until the reader clears them or the signal aborts. The terms are
 * only compared with the text, never used as a pattern or inserted into the page.
 * @param onMove called when the reader goes back or forward within the page, because highlights belong to a history entry
 */
export async function showTermMarks(signal: AbortSignal, onMove: () => void): Promise<void> {
  const { pathname, search } = location
  const named = searchedTerms(new URLSearchParams(search))
  const terms = named.size > 0 ? named : storedTerms(history.state)
  let isShown = false
  const onPopState = () => {
    if (location.pathname !== pathname) return
    // A link to a heading of this page keeps the highlights.
    if (isShown && history.state === null && isNewEntry()) storeTerms(terms)
    else onMove()
  }
  addEventListener('popstate', onPopState, { signal })
  const article = document.querySelector('#content .article')
  if (terms.size === 0 || article === null) return
  const ranges = await termRanges(article, terms, signal)
  if (ranges.length === 0 || signal.aborted) return

  const controller = new AbortController()
  const listening = { signal: controller.signal }
  const clear = () => {
    controller.abort()
    storeTerms(new Set())
  }
  const note = marksNote(ranges, clear)
  const unpaint = paintRanges(ranges)
  isShown = true
  storeTerms(terms)
  document.getElementById('content')?.append(note)
  controller.signal.addEventListener('abort', () => {
    isShown = false
    unpaint()
    note.remove()
  })
  signal.addEventListener('abort', () => controller.abort(), listening)
  addEventListener('keydown', (event) => event.key === 'Escape' && !isEscapeTaken(event) && clear(), listening)
}
