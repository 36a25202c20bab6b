import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading } from '../markdown/rehype-headings.ts'
import { screenOf } from '../markdown/rehype-screens.ts'
import { isSharedPiece } from '../markdown/shared-piece.ts'
import { sampleIdentifiers } from './sample-identifiers.ts'

/** A part of a page under one heading, as plain data. */
export interface PageSection {
  /** Id of the heading; empty for what stands above the first. */
  id: string
  level: 1 | Heading['depth']
  title: string
  /** Running text, tables and lists, in one line. */
  text: string
  /** Names in code samples, each once. */
  code: string[]
}

const blocks =
  /^(?:p|div|li|ul|ol|dl|dt|dd|table|thead|tbody|tr|td|th|figure|figcaption|pre|blockquote|section|aside|details|summary|br|hr|h[1-6])$/
/** Finished HTML that travels as a short text, and other marks of the build: readers see none of it. */
const privateMarks = /[\uE000\uE002][^\uE001\uE003]*[\uE001\uE003]/g

/** Definitions that open beside a word, and what only machines read. */
function isUnread({ tagName, properties }: Element): boolean {
  return tagName === 'svg' || tagName === 'script' || tagName === 'style' || properties.popover !== undefined
}

/**
 * Divides a page at its headings. It takes the syntax tree before code is highlighted: afterwards code is finished HTML.
 * @param headings the page's headings, whose texts are without badges
 */
export function splitSections(tree: Root, headings: readonly Heading[]): PageSection[] {
  const known = new Map(headings.map((heading) => [heading.id, heading]))
  let current = { id: '', level: 1 as PageSection['level'], title: '', text: '', samples: [] as string[] }
  const sections = [current]
  let isShared = false
  const walk = (node: Nodes) => {
    if (node.type === 'text') current.text += node.value
    if (node.type !== 'element' && node.type !== 'root') return
    if (node.type === 'element') {
      if (isUnread(node)) return
      const heading = /^h[2-6]$/.test(node.tagName) ? known.get(String(node.properties.id)) : undefined
      if (heading !== undefined) {
        current = { id: heading.id, level: heading.depth, title: heading.text, text: '', samples: [] }
        sections.push(current)
        return
      }
      if (node.tagName === 'pre') {
        // Names that a shared piece repeats on many pages lead to none of them.
        if (!isShared) current.samples.push(textOf(node))
        return
      }
      if (screenOf(node) !== undefined) {
        current.text += ` ${String(node.properties.ariaLabel ?? '')} `
        return
      }
      if (node.tagName === 'img' && typeof node.properties.alt === 'string') current.text += ` ${node.properties.alt} `
    }
    const isBlock = node.type === 'element' && (blocks.test(node.tagName) || node.properties.role === 'tab')
    if (isBlock) current.text += ' '
    const wasShared = isShared
    if (node.type === 'element' && isSharedPiece(node)) isShared = true
    for (const child of node.children) walk(child as Nodes)
    isShared = wasShared
    if (isBlock) current.text += ' '
  }
  walk(tree)
  return sections.map(({ samples, text, ...section }) => ({
    ...section,
    text: text.replace(privateMarks, ' ').replace(/\s+/g, ' ').trim(),
    code: sampleIdentifiers(samples),
  }))
}
