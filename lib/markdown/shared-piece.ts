import type { Element, ElementContent, Root } from 'hast'
import type { RootContent } from 'mdast'
import { visit } from './visit.ts'

/** A partial's content: Markdown that becomes part of the page's tree, or finished elements. */
export type PieceContent = { children: readonly RootContent[] } | { elements: readonly ElementContent[] }

/** Wraps a partial's content, so search and the assistant can recognize it. */
export function sharedPiece(file: string, content: PieceContent): RootContent {
  const data = { hName: 'div', hProperties: { dataPartial: file } }
  return ('children' in content
    ? { type: 'blockquote', children: content.children, data }
    : {
        type: 'blockquote',
        children: [],
        data: { ...data, hChildren: content.elements },
      }) as unknown as RootContent
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
