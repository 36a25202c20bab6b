import { withExtras } from '../extras/load-extras.ts'
import { openSearch } from '../search/open-search.ts'

/** Mod+k leads to the search at once. All other shortcuts are extras. */
export function listenForKeys(search: HTMLInputElement, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault()
        openSearch(search)
        // Once they are loaded, they still come before what the browser does with the key.
      } else withExtras(({ takeKey }) => takeKey(event))
    },
    { signal },
  )
}
