import type { Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { withoutMarks } from '../diagnostics/private-marks.ts'
import { isSharedPiece } from '../markdown/shared-piece.ts'
import type { Heading } from '../pages/heading.ts'
import { isUnread, tabChoices } from './inline-text.ts'

/** A section of a page under one heading, as plain data. */
export interface PageSection {
  /** ID of the heading; empty for the section above the first heading. */
  id: string
  level: 1 | Heading['depth']
  title: string
  /** The text of paragraphs, tables, and lists as one line. */
  text: string
  /** Unique identifiers in code samples. */
  code: string[]
  /** Labels of tabs, which are searched like the text, but would run together in it. */
  labels: string[]
}

const blocks =
  /^(?:p|div|li|ul|ol|dl|dt|dd|table|thead|tbody|tr|td|th|figure|figcaption|pre|blockquote|section|aside|details|summary|br|hr|h[1-6])$/

/** Ends a row of a table; it appears in no text. */
const rowEnd = '\u001f'

/** A text as one line, with the rows of its tables divided like sentences. */
function oneLine(text: string): string {
  const rows = withoutMarks(text)
    .split(rowEnd)
    .map((row) => row.replace(/\s+/g, ' ').trim())
    .filter((row) => row !== '')
  return rows.map((row, at) => (at === rows.length - 1 || /[.:;!?]$/.test(row) ? row : `${row};`)).join(' ')
}

/** Identifiers such as fields, functions, commands, and paths. */
const namePattern = /[\p{L}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}_$][\p{L}\p{N}_$]*)*/gu
const longestIdentifier = 48
/** Maximum number of identifiers in a page's samples; more indicate that the samples are data. */
const mostIdentifiers = 400

/**
 * The unique identifiers in code samples, in order of appearance, for searching code.
 * @example sampleIdentifiers(['{ "relation_id": "x", n: 12 }']) → ['relation_id']
 */
function sampleIdentifiers(samples: readonly string[]): string[] {
  const names = new Set<string>()
  for (const sample of samples) {
    for (const [name] of sample.matchAll(namePattern)) {
      if (name.length >= 3 && name.length <= longestIdentifier && names.size < mostIdentifiers) names.add(name)
    }
  }
  return [...names]
}

/**
 * Divides a page at its headings.
 * @param tree the page before code is highlighted, because highlighted code is finished HTML
 * @param headings the page's headings, whose texts don't include badges
 */
export function splitSections(tree: Root, headings: readonly Heading[]): PageSection[] {
  const headingsById = new Map(headings.map((heading) => [heading.id, heading]))
  let current = {
    id: '',
    level: 1 as PageSection['level'],
    title: '',
    text: '',
    samples: [] as string[],
    labels: [] as string[],
  }
  const sections = [current]
  let isShared = false
  const walk = (node: Nodes) => {
    if (node.type === 'text') current.text += node.value
    if (node.type !== 'element' && node.type !== 'root') return
    if (node.type === 'element') {
      if (isUnread(node)) return
      const heading = /^h[2-6]$/.test(node.tagName) ? headingsById.get(String(node.properties.id)) : undefined
      if (heading !== undefined) {
        current = { id: heading.id, level: heading.depth, title: heading.text, text: '', samples: [], labels: [] }
        sections.push(current)
        return
      }
      if (node.tagName === 'pre') {
        // Identifiers in a partial are on many pages, so they don't help to find one.
        if (!isShared) current.samples.push(textOf(node))
        return
      }
      const choices = tabChoices(node)
      if (choices !== undefined) {
        current.labels.push(...choices.map((tab) => textOf(tab as Nodes)))
        return
      }
      if (node.data?.reading === 'label') {
        current.text += ` ${String(node.properties.ariaLabel ?? '')} `
        return
      }
      if (node.tagName === 'img' && typeof node.properties.alt === 'string') current.text += ` ${node.properties.alt} `
    }
    const isBlock = node.type === 'element' && blocks.test(node.tagName)
    if (isBlock) current.text += ' '
    const wasShared = isShared
    if (node.type === 'element' && isSharedPiece(node)) isShared = true
    let cells = 0
    for (const child of node.children) {
      const isCell = child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th')
      if (isCell && cells++ > 0) current.text += ' · '
      walk(child as Nodes)
    }
    isShared = wasShared
    if (isBlock) current.text += node.type === 'element' && node.tagName === 'tr' ? rowEnd : ' '
  }
  walk(tree)
  return sections.map(({ samples, text, ...section }) => ({
    ...section,
    text: oneLine(text),
    code: sampleIdentifiers(samples),
  }))
}
