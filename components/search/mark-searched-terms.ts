import { termParameter } from '#lib/search/term-parameter.ts'
import { loadChunk } from '../failures/load-chunk.ts'

let forget = () => {}

/** Marks the words of the search that led to the shown page. What marks them is loaded for an address that names some. */
export function markSearchedTerms(): void {
  forget()
  if (!location.search.includes(termParameter)) return
  const controller = new AbortController()
  forget = () => controller.abort()
  loadChunk('search-marks', () => import('./term-marks.ts')).then(
    ({ showTermMarks }) => showTermMarks(controller.signal, markSearchedTerms),
    // The page reads as well without marks.
    (error: unknown) => console.warn('The search terms could not be highlighted.', error),
  )
}
