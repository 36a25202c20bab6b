import { showFailedPart } from '../failures/failed-part.ts'
import { loadChunk } from '../failures/load-chunk.ts'

/** Loads the results page, if the page is that. Without its script, the error takes its place. */
export function loadSearchPage(signal: AbortSignal): void {
  const place = document.getElementById('search-page')
  if (place === null) return
  const load = () => {
    loadChunk('search-page', () => import('./search-page.tsx')).then(
      ({ showSearchPage }) => {
        if (!signal.aborted) signal.addEventListener('abort', showSearchPage(place))
      },
      (error: unknown) => {
        if (!signal.aborted) void showFailedPart(place, error, load)
      },
    )
  }
  load()
}
