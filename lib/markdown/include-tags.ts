import type { Html, Nodes, Root } from 'mdast'
import { VFile } from 'vfile'
import { parseMdx } from './evaluate-mdx.ts'
import { isJsx, type JsxNode } from './jsx-node.ts'
import type { PageContext } from './page-context.ts'
import { visit } from './visit.ts'

/** The tags of a piece of HTML that consists of `<Include />`; undefined if it contains anything else. */
function includesOf({ value }: Html): JsxNode[] | undefined {
  try {
    const { children } = parseMdx(new VFile(value))
    return children.every((node) => isJsx(node) && node.name === 'Include') ? (children as JsxNode[]) : undefined
  } catch {
    return undefined
  }
}

/** Moves a tag to its place in the page. */
function place(node: JsxNode, { position }: Html): void {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  for (const part of [node, ...node.attributes]) {
    const start = part.position?.start
    if (start === undefined) continue
    if (start.line === 1) start.column += column - 1
    start.line += line - 1
  }
}

/** Reads `<Include />` in a `.md` page, the only component that plain Markdown can have. */
export const remarkIncludeTags = (_: PageContext) => (tree: Root) => {
  visit(tree, 'html', (node, index, parent) => {
    const isFlow = parent !== undefined && parent.type !== 'paragraph' && parent.type !== 'heading'
    if (!isFlow || index === undefined || !node.value.startsWith('<Include')) return undefined
    const tags = includesOf(node)
    if (tags === undefined) return undefined
    for (const tag of tags) place(tag, node)
    ;(parent.children as Nodes[]).splice(index, 1, ...tags)
    return index + tags.length
  })
}
