import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { type CodeFigure, loadCodeFigure } from '../../markdown/code-figure.ts'
import { rehypeElements } from '../../markdown/rehype-elements.ts'
import { createSlots } from '../../markdown/slots.ts'
import { SKIP, visit } from '../../markdown/visit.ts'
import { descriptionTree } from '../description-tree.ts'

const elements = rehypeElements()

/** Turns a description's headings into paragraphs so that they don't mix with the page's own. */
function plainHeading(node: Element): void {
  node.tagName = 'p'
  node.children = [h('strong', node.children)]
}

/**
 * Renders a description of an API specification as HTML, without what could run or change the page.
 * @param code renders code blocks; by default without highlighting
 * @example descriptionHtml('A `run`.') → '<p>A <code>run</code>.</p>'
 */
export function descriptionHtml(markdown: string, code?: CodeFigure): string {
  if (markdown.trim() === '') return ''
  const tree = descriptionTree(markdown)
  const slots = createSlots()
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) plainHeading(node)
    // The image's size is unknown, and so is where the description will be shown.
    if (node.tagName === 'img') Object.assign(node.properties, { loading: 'lazy', decoding: 'async' })
    const [children] = node.children
    if (node.tagName !== 'pre' || children?.type !== 'element' || code === undefined) return undefined
    const [language = ''] = [children.properties.className].flat()
    const html = code(textOf(children).replace(/\n$/, ''), String(language).replace(/^language-/, ''))
    if (parent && index !== undefined) parent.children[index] = { type: 'text', value: slots.put(html) }
    return SKIP
  })
  elements(tree)
  return slots.fill(toHtml(tree))
}

/** Renders texts of a specification as HTML. Many pages share texts, so each is rendered once and cached. */
export interface PageTools {
  code: CodeFigure
  /** Markdown to HTML. */
  describe: (markdown: string) => string
}

function once<A extends readonly unknown[]>(make: (...args: A) => string): (...args: A) => string {
  const cache = new Map<string, string>()
  return (...args) => {
    const key = args.join('\0')
    const html = cache.get(key) ?? make(...args)
    cache.set(key, html)
    return html
  }
}

/** Tools for all pages of one build. */
export async function loadPageTools(): Promise<PageTools> {
  const code = once(await loadCodeFigure())
  return { code, describe: once((markdown: string) => descriptionHtml(markdown, code)) }
}
