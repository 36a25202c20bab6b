import type { Element } from 'hast'
import { h } from 'hastscript'
import { keptClass } from './fit-code.ts'

/** Letters of a list of signs that fits on one line of a phone. */
const longestSigns = 24

/** A list of single signs, such as those that a name can have. In two parts it would look like two values. */
const isSigns = (text: string) => /^\S(?: \S)+$/.test(text) && text.length <= longestSigns

/**
 * Keeps names and options in inline code on one line, because browsers break them after hyphens. Lists of signs, too.
 * @example `<code>rm --force x</code>` → `<code>rm <span class="fits">--force</span> x</code>`
 */
export function keepWhole(code: Element): void {
  const [text, ...others] = code.children
  if (text?.type !== 'text' || others.length > 0) return
  const keptOf = (word: string) => (isSigns(word) ? 'fits' : keptClass(word))
  const pieces = isSigns(text.value) ? [text.value] : text.value.split(/(\s+)/)
  const words = pieces.map((word) => ({ word, kept: keptOf(word) }))
  if (words.every(({ kept }) => kept === undefined)) return
  const [only, ...more] = words
  if (more.length === 0 && only?.kept !== undefined) code.properties.className = [only.kept]
  else
    code.children = h(
      'code',
      ...words.map(({ word, kept }) => (kept === undefined ? word : h(`span.${kept}`, word))),
    ).children
}
