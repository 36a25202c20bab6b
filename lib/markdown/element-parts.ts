import type { Element, Nodes } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { Flow } from './mdast-nodes.ts'

/** An attribute of an element; JSX and hast name data attributes differently, so both names are tried. */
export function textProperty({ properties }: Element, name: string): string | undefined {
  const hyphened = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const value = properties[name] ?? properties[hyphened]
  return typeof value === 'string' ? value : undefined
}

export function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name)
}

/** The child elements with a tag name. */
export function elementsOf(node: Element, tagName: string): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName)
}

/** The element without some of its children. */
export function without(node: Element, removed: readonly (Nodes | undefined)[]): Element {
  return { ...node, children: node.children.filter((child) => !removed.includes(child)) }
}

/** Converts an element's content to Markdown blocks. */
export function flowOf(state: State, node: Element): Flow[] {
  return state.toFlow(state.all(node)) as Flow[]
}
