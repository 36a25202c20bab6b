import type { Element } from 'hast'
import { h } from 'hastscript'

/** Letters of the longest word that stays on one line. */
const longestWhole = 24

/** Whether browsers would break a word at a hyphen, although it fits on the next line. */
const isKept = (word: string) => word.includes('-') && word.length <= longestWhole

/** A list of single signs, such as those that a name can have. In two parts it would look like two values. */
const isSigns = (text: string) => /^\S(?: \S)+$/.test(text) && text.length <= longestWhole

/**
 * Keeps names and options in inline code on one line, because browsers break them after hyphens. Lists of signs, too.
 * @example `<code>rm --force x</code>` → `<code>rm <span class="whole">--force</span> x</code>`
 */
export function keepWhole(code: Element): void {
  const [text, ...others] = code.children
  if (text?.type !== 'text' || others.length > 0) return
  const words = isSigns(text.value) ? [text.value] : text.value.split(/(\s+)/)
  if (!words.some((word) => isKept(word) || isSigns(word))) return
  if (words.length === 1) code.properties.className = ['whole']
  else code.children = h('code', ...words.map((word) => (isKept(word) ? h('span.whole', word) : word))).children
}
