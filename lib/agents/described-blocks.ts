import { toMdast } from 'hast-util-to-mdast'
import type { Root, RootContent } from 'mdast'
import { descriptionTree } from '../api/description-tree.ts'
import { paragraph, strong } from '../markdown/mdast-nodes.ts'
import { absoluteAddresses } from '../markdown/page-markdown.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { visit } from '../markdown/visit.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { Block } from './markdown-text.ts'

/** A description in two parts: text that can continue a line, and the blocks after it. */
export interface Description {
  words: string
  blocks: Block[]
}

/** Parses a specification's Markdown for the page with a URL. */
export type Describe = (markdown: string | undefined, address: string) => Description

/** A description's tree. HTML becomes Markdown, without what pages leave out. */
function parseDescription(markdown: string): Root {
  const tree = parseMarkdown(markdown)
  let hasHtml = false
  visit(tree, 'html', () => {
    hasHtml = true
    return false
  })
  return hasHtml ? (toMdast(descriptionTree(markdown), { document: true }) as Root) : tree
}

/** Headings become bold paragraphs so that they don't mix with the page's own. */
function cleanTree(markdown: string): Root {
  const tree = parseDescription(markdown)
  visit(tree, 'heading', (node, index, parent) => {
    if (parent !== undefined && index !== undefined) parent.children[index] = paragraph(strong(...node.children))
  })
  return tree
}

/** Many pages contain the same descriptions, so each is parsed once and cached. */
export function createDescribe(): Describe {
  const cache = new Map<string, Description>()
  return (markdown = '', address) => {
    // A link within the page resolves to a different URL on each page.
    const key = /\]\(\s*<?#|\]:\s*<?#|href=["']?#/.test(markdown) ? `${address}\0${markdown}` : markdown
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const tree = cleanTree(markdown)
    absoluteAddresses(tree, address)
    const write = (node: RootContent) => writeMarkdown({ type: 'root', children: [node] })
    const [first, ...rest] = tree.children
    const startsWithWords = first?.type === 'paragraph'
    const description = {
      words: startsWithWords ? write(first) : '',
      blocks: (startsWithWords ? rest : tree.children).map(write),
    }
    cache.set(key, description)
    return description
  }
}
