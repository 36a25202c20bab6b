import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { isSitePath } from '../markdown/remark-references.ts'
import { visit } from '../markdown/visit.ts'

/** A link of a page to a page of the site. */
export interface SiteLink {
  href: string
  text: string
}

/** Letters of the longest text that names what it links to; longer ones are sentences or cards. */
const longestText = 80

/** The links of a page to pages of the site, with their texts: what writers call these pages elsewhere. */
export function siteLinks(tree: Root): SiteLink[] {
  const links: SiteLink[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return
    const href = String(node.properties.href ?? '')
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    if (isSitePath(href) && text !== '' && text.length <= longestText) links.push({ href, text })
  })
  return links
}
