import type { Root as HastRoot } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { publicHref } from '../pages/public-href.ts'
import { markdownHandlers } from './markdown-handlers.ts'
import { placeTabs } from './markdown-tabs.ts'
import { visit } from './visit.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Makes the addresses of a tree whole: read elsewhere, a path leads nowhere. */
export function absoluteAddresses(tree: Root, address: string): void {
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    if (URL.canParse(node.url, address)) node.url = new URL(publicHref(node.url), address).href
  })
}

/**
 * The body of a page as plain Markdown: components become what Markdown has for them, samples and snippets are whole,
 * drawings are their source, and addresses are absolute.
 * @param tree the page before code is highlighted and tabs become controls
 * @param address where the page is published
 */
export function pageMarkdown(tree: HastRoot, address: string): string {
  const converted = toMdast(tree, { handlers: markdownHandlers })
  const root: Root = converted.type === 'root' ? converted : { type: 'root', children: [converted] as Root['children'] }
  root.children = placeTabs(root.children)
  absoluteAddresses(root, address)
  return writeMarkdown(root)
}

/** Takes off the marks that only Markdown needs: sources of drawings, names of pictures that are put into the page. */
export const rehypeWithoutSources = () => (tree: HastRoot) => {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['dataSource', 'data-source', 'dataSrc', 'data-src']) delete properties[name]
  })
}
