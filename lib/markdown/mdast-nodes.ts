import type { BlockContent, DefinitionContent, Heading, Link, List, Paragraph, PhrasingContent, Root } from 'mdast'
import { visit } from './visit.ts'

export type Flow = BlockContent | DefinitionContent
type Inline = PhrasingContent | string

function phrasing(parts: readonly Inline[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part))
}

export function paragraph(...parts: readonly Inline[]): Paragraph {
  return { type: 'paragraph', children: phrasing(parts) }
}

export function heading(depth: number, ...parts: readonly Inline[]): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children: phrasing(parts) }
}

export function strong(...parts: readonly Inline[]): PhrasingContent {
  return { type: 'strong', children: phrasing(parts) }
}

export function emphasis(...parts: readonly Inline[]): PhrasingContent {
  return { type: 'emphasis', children: phrasing(parts) }
}

export function link(url: string, ...parts: readonly Inline[]): Link {
  return { type: 'link', url, children: phrasing(parts) }
}

/** Removes the blank lines between the items of all lists. */
export function tightLists(nodes: Flow[]): Flow[] {
  visit({ type: 'root', children: nodes } satisfies Root, ['list', 'listItem'], (node) => {
    Object.assign(node, { spread: false })
  })
  return nodes
}

/** A list without blank lines, unless an item contains more than a paragraph and a list. */
export function list(items: readonly Flow[][]): List {
  const isTight = (item: readonly Flow[]) =>
    item.every(({ type }, index) => (type === 'paragraph' && index === 0) || type === 'list')
  const spread = !items.every(isTight)
  return {
    type: 'list',
    ordered: false,
    spread,
    children: items.map((children) => ({ type: 'listItem', spread, children })),
  }
}
