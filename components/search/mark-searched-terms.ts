import { hasTerms, termParameter } from '#lib/search/term-parameter.ts'
import { loadChunk } from '../failures/load-chunk.ts'

let forget = () => {}

/** Highlights the terms of the search that led to the page. The code only loads if the URL or its history entry has terms. */
export function markSearchedTerms(): void {
  forget()
  if (!location.search.includes(termParameter) && !hasTerms(history.state)) return
  const controller = new AbortController()
  forget = () => controller.abort()
  loadChunk('search-marks', () => import('./term-marks.ts')).then(
    ({ showTermMarks }) => showTermMarks(controller.signal, markSearchedTerms),
    // Highlights are optional.
    (error: unknown) => console.warn('The search terms could not be highlighted.', error),
  )
}
