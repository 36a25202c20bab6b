import { searchedTerms, stateWithTerms, storedTerms, withoutTerms } from '#lib/search/searched-terms.ts'
import { createElement } from '../create-element.ts'
import { isEscapeTaken } from '../page-parts/escape.ts'
import { termRanges } from './term-ranges.ts'

const highlightName = 'searched-terms'

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
    return () => CSS.highlights.delete(highlightName)
  }
  const marks = wrapRanges(ranges)
  return () => marks.forEach(unwrap)
}

/** A note about the highlighted terms, with a button to clear them. */
function marksNote(count: number, onClear: () => void): HTMLElement {
  const status = createElement('p', { role: 'status' })
  const key = createElement('kbd', { 'aria-hidden': 'true' }, 'Esc')
  const clear = createElement('button', { type: 'button', 'aria-keyshortcuts': 'Escape' }, 'Clear highlights', key)
  clear.addEventListener('click', onClear)
  // A live region is only announced when it changes after it was added.
  setTimeout(() => {
    status.textContent = count === 1 ? '1 match for your search' : `${count} matches for your search`
  })
  return createElement('div', { class: 'marks-note' }, status, clear)
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
  const note = marksNote(ranges.length, clear)
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
