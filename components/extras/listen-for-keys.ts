import { openSearch } from '../shortcuts/open-search.ts'
import { withExtras } from './load-extras.ts'

/** Mod+k opens the search and works right away. All other shortcuts are extras. */
export function listenForKeys(search: HTMLInputElement, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault()
        openSearch(search)
        // Once the extras are loaded, this runs before the browser's default action.
      } else withExtras(({ takeKey }) => takeKey(event))
    },
    { signal },
  )
}
