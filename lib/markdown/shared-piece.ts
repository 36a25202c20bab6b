import type { Element, Root } from 'hast'
import type { RootContent } from 'mdast'
import { visit } from './visit.ts'

/** Wraps a partial's content, so search and the assistant can recognize it. */
export function sharedPiece(file: string, children: readonly RootContent[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-partial', value: file }],
    children,
  } as unknown as RootContent
}

/** Whether an element contains a partial, whose content is the same on every page that includes it. */
export function isSharedPiece({ properties }: Element): boolean {
  return properties.dataPartial !== undefined
}

/** Unwraps partials, so the published page doesn't contain the wrappers. */
export const rehypeSharedPieces = () => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (!isSharedPiece(node) || parent === undefined || index === undefined) return undefined
    parent.children.splice(index, 1, ...node.children)
    return index + node.children.length
  })
}
