import type { Heading, Root, RootContent } from 'mdast'
import { heading, paragraph, strong } from './mdast-nodes.ts'
import { visit } from './visit.ts'

/** Tabs on their way to plain Markdown; no such node is left in a finished tree. */
export interface MarkdownTabs {
  type: 'tabs'
  children: { type: 'tab'; label: string; children: MarkdownPart[] }[]
}

export type MarkdownPart = RootContent | MarkdownTabs

function headingsOf(nodes: readonly MarkdownPart[]): Heading[] {
  const found: Heading[] = []
  visit({ type: 'root', children: nodes } as Root, 'heading', (node) => void found.push(node))
  return found
}

/** Puts the headings of a tab below the tab's own. */
function lowerHeadings(nodes: readonly MarkdownPart[], below: number): void {
  const headings = headingsOf(nodes)
  const move = below + 1 - Math.min(...headings.map(({ depth }) => depth))
  if (move <= 0) return
  for (const node of headings) node.depth = Math.min(node.depth + move, 6) as Heading['depth']
}

/** A heading in a list or a quote reads as a new part of the page; so does one for each language of a sample. */
function partsOf({ children: tabs }: MarkdownTabs, depth: number, isNested: boolean): RootContent[] {
  const isSample = tabs.every(({ children }) => children.length === 1 && children[0]?.type === 'code')
  return tabs.flatMap(({ label, children }) => {
    if (isNested || isSample) return [paragraph(strong(label)), ...placeTabs(children, depth, isNested)]
    lowerHeadings(children, depth + 1)
    return [heading(depth + 1, label), ...placeTabs(children, depth + 1)]
  })
}

/**
 * Writes the tabs of a page as parts that follow one another, each under a heading one level below the heading around.
 * @param depth level of the heading around
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
