import type { Element, Root } from 'hast'
import { visit } from './visit.ts'

/** Numbers the definitions of a term that stands several times on a page, so that each opens its own, beside it. */
export const rehypeTerms = () => (tree: Root) => {
  const counts = new Map<string, number>()
  visit(tree, 'element', (node) => {
    const button = node.children[0] as Element | undefined
    const card = node.children[1] as Element | undefined
    const target = button?.properties?.popoverTarget
    if (typeof target !== 'string' || card?.properties?.id !== target) return
    const count = (counts.get(target) ?? 0) + 1
    counts.set(target, count)
    if (count === 1) return
    const id = `${target}-${count}`
    ;(button as Element).properties.popoverTarget = id
    card.properties.id = id
  })
}
