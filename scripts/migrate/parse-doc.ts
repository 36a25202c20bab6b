import { createProcessor } from '@mdx-js/mdx'
import type { Html, Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkContainerDirectives } from '#lib/markdown/container-directives.ts'
import { remarkHeadingIdSyntax } from '#lib/markdown/heading-ids.ts'
import { visit } from '#lib/markdown/visit.ts'
import { applyEdits, type Edit } from './edits.ts'

export interface ParsedDoc {
  /** The text as MDX can read it. */
  text: string
  tree: Root
  /** How the text differs from the source. */
  repairs: Edit[]
  /** Why it can't be read as MDX; it stays plain Markdown. */
  failure?: string
}

const mdx = createProcessor({
  format: 'mdx',
  remarkPlugins: [remarkFrontmatter, remarkGfm, remarkContainerDirectives, remarkHeadingIdSyntax],
}).freeze()
const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainerDirectives)
  .use(remarkHeadingIdSyntax)
  .freeze()

export const offsetsOf = (node: Nodes): [number, number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
]

const comment = /<!--([\s\S]*?)-->/g
const voidTag = /<(br|hr|img|wbr|source|input|col)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)\s*(?<!\/)>/gi

/** `</br>`, which browsers read as a line break. */
const closedBreak = /<\/br\s*>/gi
const summaryOnLine = /(<details\b[^>]*>)[ \t]*(?=<summary\b)/gi

/** Changes that make HTML readable as MDX: comments, tags that are never closed, and two blocks on one line. */
function repairsOf(html: Html, text: string): Edit[] {
  const [at] = offsetsOf(html)
  const change = (pattern: RegExp, write: (match: RegExpMatchArray) => string) =>
    [...html.value.matchAll(pattern)].map((match) => ({
      start: at + match.index,
      end: at + match.index + match[0].length,
      text: write(match),
    }))
  return [
    ...change(comment, ([, words = '']) => `{/*${words.replaceAll('*/', '* /')}*/}`),
    ...change(voidTag, ([, name = '', rest = '']) => `<${name.toLowerCase()}${rest} />`),
    ...change(closedBreak, ({ index = 0 }) => (/<br\s*\/?>$/i.test(text.slice(0, at + index)) ? '' : '<br />')),
    ...change(summaryOnLine, ([, open = '']) => `${open}\n`),
  ]
}

function repairs(text: string): Edit[] {
  const edits: Edit[] = []
  visit(plain.parse(text), (node) => {
    if (node.type === 'html') edits.push(...repairsOf(node, text))
    const [start, end] = offsetsOf(node)
    if (node.type === 'link' && text[start] === '<')
      edits.push({ start, end, text: `[${text.slice(start + 1, end - 1)}](${node.url})` })
  })
  return edits.sort((a, b) => a.start - b.start)
}

/** Parses a page or partial of Docusaurus, which reads all Markdown as MDX. */
export function parseDoc(source: string): ParsedDoc {
  const edits = repairs(source)
  const text = applyEdits(source, edits)
  try {
    return { text, tree: mdx.parse(text) as Root, repairs: edits }
  } catch (error) {
    return { text: source, tree: plain.parse(source), repairs: [], failure: (error as { reason: string }).reason }
  }
}
