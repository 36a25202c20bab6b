import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** Finished HTML that travels as a short text, and other marks of the build: readers see none of it. */
const privateMarks = /[\uE000\uE002][^\uE001\uE003]*[\uE001\uE003]/g

/** Definitions that open beside a word, and what only machines read. */
export function isUnread({ tagName, properties }: Element): boolean {
  return /^(?:svg|script|style|template)$/.test(tagName) || properties.popover !== undefined
}

/** What readers see of nodes as one line, code in backticks. @param leftOut elements that are quoted by themselves */
export function inlineText(nodes: readonly Nodes[], leftOut: (element: Element) => boolean = () => false): string {
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element' || isUnread(node) || leftOut(node)) return ''
    if (node.tagName === 'br') return ' '
    if (node.tagName === 'code') {
      const code = textOf(node).replace(/\s+/g, ' ').trim()
      return code === '' || code.includes('`') ? code : `\`${code}\``
    }
    const text = node.children.map((child) => read(child as Nodes)).join('')
    return /^(?:p|div|li|dt|dd|td|th|figcaption)$/.test(node.tagName) ? ` ${text} ` : text
  }
  return nodes.map(read).join('').replace(privateMarks, ' ').replace(/\s+/g, ' ').trim()
}
