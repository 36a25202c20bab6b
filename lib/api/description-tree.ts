import type { Element, ElementContent, Parents, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { htmlElements } from '../markdown/html-elements.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { SKIP, visit } from '../markdown/visit.ts'

const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()
const parseRaw = rehypeRaw()

/** Elements that a description may contain, besides those of pages. `input` is the checkbox of a task list. */
const shown = new Set([
  ...htmlElements,
  ...'blockquote caption details dfn h1 h2 h3 h4 h5 h6 input summary tfoot var'.split(' '),
])

/** Elements that are removed with everything in them, because their content is not text for readers. */
const removed = new Set(
  'applet audio canvas embed frame frameset iframe math noembed noframes noscript script style svg template video'.split(
    ' ',
  ),
)

/** Elements of which only the content is shown. */
const transparent = new Set([
  'figure',
  ...'acronym address area article aside big body button center fieldset figcaption font footer form header html label legend main nav option select strike textarea tt'.split(
    ' ',
  ),
])

/** Those of them that readers would use. */
const controls = new Set(['button', 'form', 'select', 'textarea'])

/** The attributes that an element may have. The footnotes of Markdown need `id` and some others. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['title', 'lang', 'dir'],
  a: ['href', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  input: ['type', 'checked', 'disabled'],
  ol: ['start', 'reversed', 'type'],
  section: ['dataFootnotes'],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan', 'scope'],
}
const markdownClass = /^(?:language-.+|contains-task-list|task-list-item|data-footnote-backref|footnotes|sr-only)$/

/** Whether an untrusted text may link to a URL: a web page, an email address, or this site. */
function isSafe(address: unknown): boolean {
  const [, scheme] = /^\s*([^/?#]*?)\s*:/.exec(String(address)) ?? []
  return scheme === undefined || /^(?:https?|mailto)$/i.test(scheme)
}

function cleanAttributes({ tagName, properties }: Element): Element['properties'] {
  const allowed = [...(attributes['*'] ?? []), ...(attributes[tagName] ?? [])]
  const kept = Object.entries(properties).filter(
    ([name, value]) => allowed.includes(name) || (name === 'id' && /^user-content-/.test(String(value))),
  )
  const className = [properties.className ?? []].flat().filter((name) => markdownClass.test(String(name)))
  return { ...Object.fromEntries(kept), ...(className.length > 0 && { className: className as string[] }) }
}

/** Called with each element that readers miss: one that is removed, or a control that does nothing here. */
type OnLost = (element: Element) => void

/** Leaves only what the page of an untrusted specification may contain. */
function clean(parent: Parents, onLost: OnLost): void {
  parent.children = (parent.children as ElementContent[]).flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type !== 'element') return []
    const isInput = node.tagName === 'input' && node.properties.type !== 'checkbox'
    if (isInput || removed.has(node.tagName) || controls.has(node.tagName)) onLost(node)
    if (removed.has(node.tagName)) return []
    clean(node, onLost)
    if (isInput || !shown.has(node.tagName)) return node.children
    return [{ ...node, properties: cleanAttributes(node) }]
  })
}

/** The start of a tag. */
const tag = /<(?=\/?([A-Za-z][^\s/>]*))/g

/** Keeps what only resembles a tag, such as `Bearer <token>` or `List<Item>`, as the text that it is. */
function withoutPlaceholders(html: string): string {
  return html.replace(tag, (start, name: string) => {
    const isElement = [shown, removed, transparent].some((names) => names.has(name.toLowerCase()))
    return isElement ? start : '&lt;'
  })
}

/**
 * The syntax tree of a specification's Markdown, with the HTML in it. Scripts, styles, forms, frames, event handlers, and
 * URLs that run scripts are removed, because a specification may come from an untrusted source.
 */
export function descriptionTree(source: string, onLost: OnLost = () => undefined): Root {
  const tree = toHast.runSync(parseMarkdown(source)) as Root
  let hasHtml = false
  visit(tree, 'raw', (node) => {
    hasHtml = true
    node.value = withoutPlaceholders(node.value)
  })
  const whole = hasHtml ? (parseRaw(tree, new VFile(source)) as Root) : tree
  if (hasHtml) clean(whole, onLost)
  visit(whole, 'element', (node) => {
    for (const name of ['href', 'src'].filter((key) => !isSafe(node.properties[key] ?? ''))) {
      onLost(node)
      delete node.properties[name]
    }
  })
  return whole
}

const blocks = new Set(
  'blockquote br caption dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** The text of a part of a description, with a space between blocks. */
export function descriptionText(tree: Parents): string {
  const words: string[] = []
  const read = (node: Parents | ElementContent): void => {
    if (node.type === 'text') words.push(node.value)
    if (!('children' in node)) return
    const separator = node.type === 'element' && blocks.has(node.tagName) ? ' ' : ''
    if (node.type === 'element' && node.tagName === 'img') words.push(String(node.properties.alt ?? ''))
    words.push(separator)
    for (const child of node.children) read(child as ElementContent)
    words.push(separator)
  }
  read(tree)
  return words.join('').replace(/\s+/g, ' ').trim()
}

/** The first paragraph of a description that has text; undefined if there is none. */
export function firstParagraph(tree: Root): Element | undefined {
  let first: Element | undefined
  visit(tree, 'element', (node) => {
    if (first !== undefined) return false
    if (node.tagName !== 'p') return undefined
    if (descriptionText(node) !== '') first = node
    return SKIP
  })
  return first
}
