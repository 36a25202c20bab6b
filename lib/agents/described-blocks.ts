import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { paragraph, strong } from '../markdown/mdast-nodes.ts'
import { absoluteAddresses } from '../markdown/page-markdown.ts'
import { SKIP, visit } from '../markdown/visit.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { Block } from './markdown-text.ts'

/** A description in two parts: what can follow other words on their line, and the blocks after it. */
export interface Description {
  words: string
  blocks: Block[]
}

/** Reads the Markdown of a specification for the page at an address. */
export type Describe = (markdown: string | undefined, address: string) => Description

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Tags are left out: a specification may come from anywhere. Headings would stand among those of the page. */
function cleanTree(markdown: string): Root {
  const tree = parser.parse(markdown)
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined
    if (node.type === 'html') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'heading') parent.children[index] = paragraph(strong(...node.children))
    return undefined
  })
  return tree
}

/** The same descriptions stand on many pages: each is read once. */
export function createDescribe(): Describe {
  const known = new Map<string, Description>()
  return (markdown = '', address) => {
    // An address within the page is another one on each page.
    const key = /\]\(\s*<?#|\]:\s*<?#/.test(markdown) ? `${address}\0${markdown}` : markdown
    const found = known.get(key)
    if (found !== undefined) return found
    const tree = cleanTree(markdown)
    absoluteAddresses(tree, address)
    const write = (node: RootContent) => writeMarkdown({ type: 'root', children: [node] })
    const [first, ...rest] = tree.children
    const startsWithWords = first?.type === 'paragraph'
    const description = {
      words: startsWithWords ? write(first) : '',
      blocks: (startsWithWords ? rest : tree.children).map(write),
    }
    known.set(key, description)
    return description
  }
}
