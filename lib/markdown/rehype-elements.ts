import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { publicHref } from '../pages/public-href.ts'
import { keptClass } from './fit-code.ts'
import { fitTable } from './fit-table.ts'
import { SKIP, visit } from './visit.ts'

function link(node: Element): void {
  const { href } = node.properties
  if (typeof href !== 'string') return
  if (/^https?:/.test(href)) {
    node.properties.target = '_blank'
    node.properties.rel = ['noopener']
  } else node.properties.href = publicHref(href)
}

/** Removes whitespace between rows and cells, as MDX does. */
function withoutBlanks(node: Element): void {
  node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
}

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
  const keptOf = (word: string) => (isSigns(word) ? 'whole' : keptClass(word))
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

/** Rewrites links to published URLs, wraps tables in a scrolling box, and keeps names in inline code on one line. */
export const rehypeElements = () => (tree: Root) => {
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a') link(node)
    else if (node.tagName === 'pre') return SKIP
    else if (node.tagName === 'code') keepWhole(node)
    else if (node.tagName === 'table' && parent && index !== undefined) {
      tables += 1
      parent.children[index] = h(
        'div',
        {
          className: ['table-scroll', ...fitTable(node)],
          tabIndex: 0,
          role: 'group',
          ariaLabel: `Table ${tables}`,
        },
        node,
      )
      visit(node, 'element', (cell) => {
        if (/^(?:table|thead|tbody|tfoot|tr)$/.test(cell.tagName)) withoutBlanks(cell)
        // An empty corner cell is not a header. @see WCAG technique H63
        else if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td'
        else if (cell.tagName === 'a') link(cell)
      })
      return SKIP
    }
    return undefined
  })
}
