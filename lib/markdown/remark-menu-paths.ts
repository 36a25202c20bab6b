import type { Root, Strong } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { PageContext } from './page-context.ts'
import { visit } from './visit.ts'

/** Collects the click paths of a page, such as `**Builder > Data model**`, to check their labels. */
export const remarkMenuPaths = (context: PageContext) => (tree: Root) => {
  visit(tree, 'strong', (node: Strong) => {
    const text = textOf(node)
    if (!text.includes(' > ') || node.position === undefined) return
    const { line, column } = node.position.start
    const steps = text.split(' > ').map((step) => step.trim())
    // After the two asterisks.
    context.menuPaths.push({ steps, line, column: context.sourceColumn(line, column) + 2 })
  })
}
