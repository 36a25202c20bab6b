import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { hasClass } from './element-parts.ts'
import { SKIP, visit } from './visit.ts'

/** Lines of the longest code block that is open at first. */
export const longestOpen = 25

/** What its reader opens, or changes, is shown whole. */
const isOpened = (node: Element) => hasClass(node, 'fold') || hasClass(node, 'playground')

/** Adds a button to each long code block, which shows all of it. The first lines are shown without, if there are scripts. */
export const rehypeLongCode = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (isOpened(node)) return SKIP
    if (node.tagName !== 'figure') return undefined
    const lines = node.children.flatMap((child) => (child.type === 'element' ? (child.properties.dataLines ?? []) : []))
    if (lines.length === 0) return SKIP
    node.children.push(
      h('button.unfold.needs-js', { type: 'button', ariaExpanded: 'false' }, `Show all ${lines} lines`),
    )
    return SKIP
  })
}
