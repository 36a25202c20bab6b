import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { CodeFigure } from '../markdown/code-figure.ts'
import { rehypeElements } from '../markdown/rehype-elements.ts'
import { createSlots } from '../markdown/slots.ts'
import { SKIP, visit } from '../markdown/visit.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze()
const elements = rehypeElements()

/** Addresses that may stand in a text from anywhere: of pages, of mail, of this site. */
function isSafe(address: unknown): boolean {
  const [, scheme] = /^\s*([^/?#]*?)\s*:/.exec(String(address)) ?? []
  return scheme === undefined || /^(?:https?|mailto)$/i.test(scheme)
}

/** Headings of a description would stand among those of the page: they become paragraphs. */
function plainHeading(node: Element): void {
  node.tagName = 'p'
  node.children = [h('strong', node.children)]
}

/**
 * A description of an API specification as HTML. Tags in it are left out, and so are addresses that run a script: a
 * specification may come from anywhere.
 * @param code how blocks of code are shown; by default without colours
 * @example descriptionHtml('A `run`.') → '<p>A <code>run</code>.</p>'
 */
export function descriptionHtml(markdown: string, code?: CodeFigure): string {
  if (markdown.trim() === '') return ''
  const tree = parser.runSync(parser.parse(markdown)) as Root
  const slots = createSlots()
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) plainHeading(node)
    for (const name of ['href', 'src']) if (!isSafe(node.properties[name] ?? '')) delete node.properties[name]
    // What size it has is unknown, and so is where it ends up.
    if (node.tagName === 'img') Object.assign(node.properties, { loading: 'lazy', decoding: 'async' })
    const [inner] = node.children
    if (node.tagName !== 'pre' || inner?.type !== 'element' || code === undefined) return undefined
    const [language = ''] = [inner.properties.className].flat()
    const html = code(textOf(inner).replace(/\n$/, ''), String(language).replace(/^language-/, ''))
    if (parent && index !== undefined) parent.children[index] = { type: 'text', value: slots.put(html) }
    return SKIP
  })
  elements(tree)
  return slots.fill(toHtml(tree))
}
