import type { Heading, Root, RootContent } from 'mdast'
import { heading, paragraph, strong } from './mdast-nodes.ts'
import { visit } from './visit.ts'

/** Intermediate node for tabs in the Markdown version; a finished tree doesn't contain any. */
export interface MarkdownTabs {
  type: 'tabs'
  children: { type: 'tab'; label: string; children: MarkdownPart[] }[]
}

export type MarkdownPart = RootContent | MarkdownTabs

function headingsOf(nodes: readonly MarkdownPart[]): Heading[] {
  const headings: Heading[] = []
  visit({ type: 'root', children: nodes } as Root, 'heading', (node) => void headings.push(node))
  return headings
}

/** Lowers the headings in a tab below the tab's heading. */
function lowerHeadings(nodes: readonly MarkdownPart[], below: number): void {
  const headings = headingsOf(nodes)
  const move = below + 1 - Math.min(...headings.map(({ depth }) => depth))
  if (move <= 0) return
  for (const node of headings) node.depth = Math.min(node.depth + move, 6) as Heading['depth']
}

/** The content of tabs, each under a heading unless that would look like a new section, as in a list or quote. */
function partsOf({ children: tabs }: MarkdownTabs, depth: number, isNested: boolean): RootContent[] {
  const isSample = tabs.every(({ children }) => children.length === 1 && children[0]?.type === 'code')
  return tabs.flatMap(({ label, children }) => {
    if (isNested || isSample) return [paragraph(strong(label)), ...placeTabs(children, depth, isNested)]
    lowerHeadings(children, depth + 1)
    return [heading(depth + 1, label), ...placeTabs(children, depth + 1)]
  })
}

/**
 * Replaces the tabs of a page with consecutive sections, each under a heading one level below the enclosing heading.
 * @param depth level of the enclosing heading
 */
export function placeTabs(nodes: readonly MarkdownPart[], depth = 1, isNested = false): RootContent[] {
  let current = depth
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'heading') current = node.depth
    if (node.type === 'tabs') return partsOf(node, current, isNested)
    if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
      node.children = placeTabs(node.children, current, true) as never
    }
    return [node]
  })
}
