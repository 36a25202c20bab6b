import { isSingleKeyPress } from '../shortcuts/single-key-press.ts'
import { withExtras } from './load-extras.ts'

/** Focuses the search field and opens its list, like a click. */
function openSearch(input: HTMLInputElement): void {
  input.focus()
  input.select()
  input.click()
}

/**
 * Mod+k and “/” open the search and work right away: what is typed next belongs in the field. All other shortcuts are
 * extras, as is their sheet, which the footer's button opens: a press before the extras are loaded is kept.
 */
export function listenForShortcuts(search: HTMLInputElement, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      const isModK = event.key === 'k' && (event.metaKey || event.ctrlKey)
      if (isModK || (event.key === '/' && isSingleKeyPress(event))) {
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
