import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { publicHref } from '../pages/public-href.ts'
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

/** Letters of the longest word that stays on one line. */
const longestWhole = 24

/** Whether browsers would break a word at a hyphen, although it fits on the next line. */
const isKept = (word: string) => word.includes('-') && word.length <= longestWhole

/**
 * Keeps names and options in inline code on one line, because browsers break them after hyphens.
 * @example `<code>rm --force x</code>` → `<code>rm <span class="whole">--force</span> x</code>`
 */
export function keepWhole(code: Element): void {
  const [text, ...others] = code.children
  if (text?.type !== 'text' || others.length > 0) return
  const words = text.value.split(/(\s+)/)
  if (!words.some(isKept)) return
  if (words.length === 1) code.properties.className = ['whole']
  else code.children = h('code', ...words.map((word) => (isKept(word) ? h('span.whole', word) : word))).children
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
