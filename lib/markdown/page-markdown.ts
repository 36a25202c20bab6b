import type { Root as HastRoot } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { publicHref } from '../pages/public-href.ts'
import { handlersFor } from './markdown-handlers.ts'
import { placeTabs } from './markdown-tabs.ts'
import type { ComponentDefinition } from './page-context.ts'
import { visit } from './visit.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Makes the URLs in a tree absolute, because Markdown is read outside of the site. */
export function absoluteAddresses(tree: Root, address: string): void {
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    if (URL.canParse(node.url, address)) node.url = new URL(publicHref(node.url), address).href
  })
}

/**
 * The body of a page as plain Markdown: components become their Markdown equivalents, samples and snippets are
 * complete, drawings become their source, and URLs are absolute.
 * @param tree the page before code is highlighted and tabs are expanded
 * @param address URL of the published page
 */
export function pageMarkdown(
  tree: HastRoot,
  address: string,
  components: Readonly<Record<string, ComponentDefinition>>,
): string {
  const converted = toMdast(tree, { handlers: handlersFor(tree, components) })
  const root: Root = converted.type === 'root' ? converted : { type: 'root', children: [converted] as Root['children'] }
  root.children = placeTabs(root.children)
  absoluteAddresses(root, address)
  return writeMarkdown(root)
}

/** Removes the sources of diagrams, which only the Markdown version needs. */
export const rehypeWithoutSources = () => (tree: HastRoot) => {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['dataSource', 'data-source']) delete properties[name]
  })
}
