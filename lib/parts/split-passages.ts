import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { isPlainTitle } from '../markdown/admonitions.ts'
import { isSharedPiece } from '../markdown/shared-piece.ts'
import type { Heading } from '../pages/heading.ts'
import { inlineText, isUnread, tabChoices } from './inline-text.ts'
import { type Block, longestSample, type PagePassages } from './passage.ts'
import { splitSentences } from './split-sentences.ts'

const blockTags = /^(?:p|div|ul|ol|dl|table|figure|pre|blockquote|section|aside|details|summary|hr|h[1-6])$/
const listTags = /^(?:ul|ol)$/

const isElement = (node: Nodes): node is Element => node.type === 'element'
const isBlock = (node: Nodes): node is Element => isElement(node) && blockTags.test(node.tagName)
const elementsOf = (node: Element, pattern: RegExp): Element[] =>
  (node.children as Nodes[]).flatMap((child) => {
    if (!isElement(child)) return []
    return pattern.test(child.tagName) ? [child] : elementsOf(child, pattern)
  })
const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : []
/** Whether an item is divided like the page, such as a step. */
const hasParts = (node: Element) => node.data?.reading === 'parts'

function tableBlock(table: Element): Block {
  const rows = elementsOf(table, /^tr$/).map((row) => elementsOf(row, /^t[dh]$/))
  const cells = (row: readonly Element[]) => row.map((cell) => inlineText(cell.children as Nodes[]))
  const [first = [], ...others] = rows
  const hasHead = first.length > 0 && first.every(({ tagName }) => tagName === 'th')
  return { kind: 'table', columns: hasHead ? cells(first) : [], rows: (hasHead ? others : rows).map(cells) }
}

function codeBlock(pre: Element, lead: string): Block | undefined {
  const [code] = elementsOf(pre, /^code$/)
  const [, language = ''] = /language-(\S+)/.exec(code === undefined ? '' : classesOf(code).join(' ')) ?? []
  const text = textOf(pre).replace(/\s+$/, '')
  return language === 'mermaid' || text === '' || /^[\uE000\uE002]/.test(text)
    ? undefined
    : { kind: 'code', lead, language, text: text.slice(0, longestSample) }
}

const isQuotedApart = (node: Element) => /^(?:ul|ol|pre|table|figure)$/.test(node.tagName)

/** What each step of a long procedure begins with; the step itself is divided like the page. */
function firstSentences(steps: Element): string[] {
  return steps.children.flatMap((child) => {
    const first = isElement(child) ? (child.children as Nodes[]).find((one) => inlineText([one]) !== '') : undefined
    return first === undefined ? [] : splitSentences(inlineText([first])).slice(0, 1)
  })
}

/** Goes through a page and collects its blocks. */
class PassageSplitter {
  readonly parts: Block[][] = [[]]
  private readonly headingIds: ReadonlySet<string>
  /** The paragraph above, which introduces a list or a sample. */
  private lead = ''

  constructor(headings: readonly Heading[]) {
    this.headingIds = new Set(headings.map(({ id }) => id))
  }

  container(node: Element | Root): void {
    let inline: Nodes[] = []
    const flush = () => {
      this.paragraph(inline)
      inline = []
    }
    for (const child of node.children as Nodes[]) {
      if (isBlock(child) || (isElement(child) && hasParts(child))) {
        flush()
        if (hasParts(child)) this.container(child)
        else this.block(child)
      } else inline.push(child)
    }
    flush()
  }

  private put(block: Block): void {
    this.parts.at(-1)?.push(block)
  }

  private paragraph(nodes: readonly Nodes[]): void {
    const text = inlineText(nodes)
    if (text === '') return
    this.put({ kind: 'text', sentences: splitSentences(text) })
    this.lead = text
  }

  private list(node: Element): void {
    const items = node.children.filter((child) => isElement(child) && child.tagName === 'li') as Element[]
    const texts = items.map((item) => inlineText(item.children as Nodes[], isQuotedApart)).filter(Boolean)
    if (texts.length > 0) this.put({ kind: 'list', lead: this.lead, ordered: node.tagName === 'ol', items: texts })
    for (const item of items) {
      this.lead = inlineText(item.children as Nodes[], isQuotedApart)
      for (const child of item.children as Nodes[]) if (isElement(child) && isQuotedApart(child)) this.block(child)
    }
    this.lead = ''
  }

  private block(node: Element): void {
    if (isUnread(node) || tabChoices(node) !== undefined) return
    // An image shows an example, which doesn't answer a question.
    if (node.data?.reading === 'label') return
    // A partial's text is the same on many pages, but its steps also answer questions about this page.
    if (isSharedPiece(node)) {
      for (const steps of elementsOf(node, /^ol$/)) this.list(steps)
      return
    }
    if (/^h[1-6]$/.test(node.tagName)) {
      if (this.headingIds.has(String(node.properties.id))) this.parts.push([])
      this.lead = ''
    } else if (node.tagName === 'table') this.put(tableBlock(node))
    else if (node.tagName === 'pre') {
      const code = codeBlock(node, this.lead)
      if (code !== undefined) this.put(code)
    } else if (listTags.test(node.tagName) && !node.children.some((child) => isElement(child) && hasParts(child)))
      this.list(node)
    else if (node.tagName === 'ol') {
      const steps = firstSentences(node)
      if (steps.length > 1) this.put({ kind: 'list', lead: this.lead, ordered: true, items: steps })
      this.container(node)
    } else if (classesOf(node).includes('admonition-title')) {
      if (!isPlainTitle(inlineText(node.children as Nodes[]))) this.paragraph(node.children as Nodes[])
    } else this.container(node)
  }
}

/**
 * The blocks of a page that can be quoted, grouped into the same sections as in search, in the same order.
 * @param tree the page before code is highlighted
 * @param headings the page's headings, which start its sections
 */
export function splitPassages(tree: Root, headings: readonly Heading[]): PagePassages {
  const splitter = new PassageSplitter(headings)
  splitter.container(tree)
  return splitter.parts
}
