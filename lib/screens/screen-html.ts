import { toHtml } from 'hast-util-to-html'
import type { NavigationSets, Screen } from './screen.ts'
import { screenView } from './screen-view.ts'

/**
 * The inside of a screen as finished HTML. It is a drawing: nothing in it can be reached, selected, or read out, and
 * what it shows is said by the alternative text of the element around it.
 */
export function screenHtml(screen: Screen, sets: NavigationSets): string {
  const view = screenView(screen, sets)
  // Without the stylesheet it would be a heap of words: its rule for the window prevails over “hidden”.
  view.properties.hidden = true
  view.properties.inert = true
  view.properties.ariaHidden = 'true'
  return toHtml(view)
}
