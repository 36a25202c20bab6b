import type { Element } from 'hast'
import { h } from 'hastscript'
import { keptClass } from './fit-code.ts'

/**
 * Keeps names and options in inline code on one line, because browsers break them after hyphens.
 * @example `<code>rm --force x</code>` → `<code>rm <span class="fits">--force</span> x</code>`
 */
export function keepWhole(code: Element): void {
  const [text, ...others] = code.children
  if (text?.type !== 'text' || others.length > 0) return
  const words = text.value.split(/(\s+)/).map((word) => ({ word, kept: keptClass(word) }))
  if (words.every(({ kept }) => kept === undefined)) return
  const [only, ...more] = words
  if (more.length === 0 && only?.kept !== undefined) code.properties.className = [only.kept]
  else
    code.children = h(
      'code',
      ...words.map(({ word, kept }) => (kept === undefined ? word : h(`span.${kept}`, word))),
    ).children
}
