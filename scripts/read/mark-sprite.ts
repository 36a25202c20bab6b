import { neutralMarkName } from '#lib/card-index/card-index-html.ts'
import type { Mark, Marks } from '#lib/content/mark-file.ts'
import { simpleIconPath } from '../disk/simple-icons.ts'

/** What cards show for something without a mark. */
const neutralMark: Mark = {
  attributes: ' fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"',
  shapes: '<path d="M12 2.5 20.2 7v10L12 21.5 3.8 17V7zM3.8 7 12 11.5 20.2 7M12 11.5v10"/>',
}

function symbol(name: string, { attributes, shapes }: Mark): string {
  return `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${shapes}</symbol>`
}

/**
 * One file with all marks that a site shows, each as a symbol with its name as ID, and the neutral one.
 * @param own the site's own marks, which replace those of simple-icons
 */
export function markSprite(names: Iterable<string>, own: Marks): string {
  const markOf = (name: string): Mark =>
    own.get(name) ?? { attributes: '', shapes: `<path d="${simpleIconPath(name)}"/>` }
  const symbols = [...new Set(names)].sort().map((name) => symbol(name, markOf(name)))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${symbol(neutralMarkName, neutralMark)}</svg>`
}
