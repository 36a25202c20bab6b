import type { Nodes } from 'mdast'
import { isJsx, type JsxNode } from '#lib/markdown/jsx-node.ts'
import { offsetsOf } from './parse-doc.ts'
import { type Code, type Lookup, NotStatic, staticValue } from './static-value.ts'

/** A tag of a page, and where its parts are. */
export interface Tag {
  node: JsxNode
  name: string
  start: number
  openEnd: number
  /** Where the closing tag starts; the end if there is none. */
  closeStart: number
  end: number
}

/** Finds the parts of a tag. */
export function tagOf(node: JsxNode, text: string): Tag {
  const [start, end] = offsetsOf(node as Nodes)
  const lastAttribute = node.attributes.at(-1)?.position?.end.offset
  const openEnd = text.indexOf('>', lastAttribute ?? start) + 1
  const closeStart = openEnd === end ? end : text.lastIndexOf('</', end - 1)
  return { node, name: node.name ?? '', start, openEnd, closeStart, end }
}

/** The program in an expression or an attribute. */
export function programOf(node: unknown): Code[] {
  const { data } = node as { data?: { estree?: { body: Code[] } } }
  return data?.estree?.body ?? []
}

/** The value of an expression that isn't computed. @throws NotStatic */
export function expressionValue(node: unknown, lookup: Lookup): unknown {
  const [statement] = programOf(node)
  if (statement === undefined) return undefined
  return staticValue(statement.expression as Code, { lookup })
}

/** The properties of a tag that aren't computed. */
export function propertiesOf(node: JsxNode, lookup: Lookup): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    try {
      values.set(name, typeof value === 'object' && value !== null ? expressionValue(value, lookup) : (value ?? true))
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error
    }
  }
  return values
}

/** Text in the quotes of a property. */
export const quoted = (value: unknown) =>
  String(value).replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;').trim()

export function openTag(name: string, properties: Readonly<Record<string, unknown>>, isClosed = false): string {
  const shown = Object.entries(properties).filter(([, value]) => value !== undefined && value !== false)
  const parts = shown.map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${quoted(value)}"`))
  return `<${name}${parts.join('')}${isClosed ? ' /' : ''}>`
}

export const isTag = (node: Nodes, name: string): node is JsxNode => isJsx(node) && node.name === name
