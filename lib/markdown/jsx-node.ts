import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** A tag in a page: a component or an HTML element. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

export function isJsx(node: Nodes): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** An attribute by name; undefined if the tag doesn't have it, or only spreads an object that may contain it. */
export function attributeOf(node: JsxNode, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find((item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name)
}

/** The text of an attribute; undefined if it is missing, has no value, or is computed. */
export function attributeText(node: JsxNode, name: string): string | undefined {
  const value = attributeOf(node, name)?.value
  return typeof value === 'string' ? value : undefined
}
