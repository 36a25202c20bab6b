import { openSearch } from '../shortcuts/open-search.ts'
import { withExtras } from './load-extras.ts'

/**
 * Mod+k opens the search and works right away. All other shortcuts are extras, as is their sheet, which the footer's
 * button opens: a press before the extras are loaded is kept.
 */
export function listenForShortcuts(search: HTMLInputElement, signal: AbortSignal): void {
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
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('.shortcuts-open') !== null)
        withExtras(({ openShortcuts }) => openShortcuts())
    },
    { signal },
  )
}
