import type { Element, Root } from 'hast'
import type { RootContent } from 'mdast'
import { visit } from './visit.ts'

/** Keeps a shared piece together until search and the assistant have read the page. */
export function sharedPiece(file: string, children: readonly RootContent[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-partial', value: file }],
    children,
  } as unknown as RootContent
}

/** Whether an element holds a shared piece, which says the same on every page that includes it. */
export function isSharedPiece({ properties }: Element): boolean {
  return properties.dataPartial !== undefined
}

/** Replaces each shared piece with its content, so that readers get a page without traces of where its text came from. */
export const rehypeSharedPieces = () => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (!isSharedPiece(node) || parent === undefined || index === undefined) return undefined
    parent.children.splice(index, 1, ...node.children)
    return index + node.children.length
  })
}
