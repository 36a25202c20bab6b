import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { withoutMarks } from '../diagnostics/private-marks.ts'

/** Whether an element is not part of the text: popovers with definitions, drawings, and scripts. */
export function isUnread({ tagName, properties }: Element): boolean {
  return /^(?:svg|script|style|template)$/.test(tagName) || properties.popover !== undefined
}

/** The labels of a control that switches tabs, which aren’t part of the page’s text; undefined for other elements. */
export function tabChoices({ tagName, properties, children }: Element): Element['children'] | undefined {
  if (properties.role === 'tablist') return children
  if (tagName !== 'label') return undefined
  return children.flatMap((child) => (child.type === 'element' && child.tagName === 'select' ? child.children : []))
}

/** The visible text of nodes as one line, code in backticks, what is bold between two asterisks. @param isExcluded elements that are quoted separately */
export function inlineText(nodes: readonly Nodes[], isExcluded: (element: Element) => boolean = () => false): string {
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element' || isUnread(node) || isExcluded(node)) return ''
    if (node.tagName === 'br') return ' '
    if (node.tagName === 'code') {
      const code = textOf(node).replace(/\s+/g, ' ').trim()
      return code === '' || code.includes('`') ? code : `\`${code}\``
    }
    const text = node.children.map((child) => read(child as Nodes)).join('')
    if (node.tagName === 'strong') return /\S/.test(text) && !/[*`]/.test(text) ? `**${text}**` : text
    return /^(?:p|div|li|dt|dd|td|th|figcaption)$/.test(node.tagName) ? ` ${text} ` : text
  }
  return withoutMarks(nodes.map(read).join('')).replace(/\s+/g, ' ').trim()
}
