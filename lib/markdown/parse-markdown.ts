import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Parses plain Markdown with the syntax of GitHub, without what only pages of the site can have. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}
