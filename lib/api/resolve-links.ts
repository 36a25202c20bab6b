import type { Definition, Html, Image, Link, Nodes, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isRecord } from '../diagnostics/json-pointer.ts'
import { SKIP, visit } from '../markdown/visit.ts'
import { publicHref } from '../pages/public-href.ts'
import { htmlLinks } from './html-links.ts'
import { type ShapeName, versionOf } from './openapi-shapes.ts'
import { mapChildren } from './spec-children.ts'

const parser = unified().use(remarkParse).freeze()

/** The address that a link gets; undefined to leave only its words. */
type ChangeLink = (href: string) => string | undefined

interface Edit {
  start: number
  end: number
  text: string
  /** Whether it replaces a node with everything in it. */
  isWhole: boolean
}

/** A node's content as written; for an image, its alternative text. */
function wordsOf(node: Nodes, markdown: string): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if (!('children' in node)) return ''
  const start = node.children[0]?.position?.start.offset
  const end = node.children.at(-1)?.position?.end.offset
  return start === undefined || end === undefined ? '' : markdown.slice(start, end)
}

/** The edit that replaces the URL of a link, which follows its words. */
function editAddress(node: Link | Image | Definition, start: number, markdown: string, text: string): Edit | undefined {
  const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : markdown.indexOf(']', start)
  const at = markdown.indexOf(node.url, words ?? start)
  return at < 0 ? undefined : { start: at, end: at + node.url.length, text, isWhole: false }
}

/** The edit that changes a link or leaves only its words. @param dropped labels of links that are left out */
function editOf(node: Nodes, markdown: string, change: ChangeLink, dropped: ReadonlySet<string>): Edit | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  if (start === undefined || end === undefined) return undefined
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    const address = change(node.url)
    if (address !== undefined) return editAddress(node, start, markdown, address)
  } else if (!('identifier' in node && dropped.has(node.identifier))) return undefined
  return { start, end, text: mapLinks(wordsOf(node, markdown), change), isWhole: true }
}

/** Whether an address has a scheme or a host of its own. */
export const isAbsolute = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)

/** A relative address as a URL; as it is if it is absolute, or if there is nothing that it is relative to. */
export function resolveAddress(address: string, base: string | undefined): string {
  return !isAbsolute(address) && URL.canParse(address, base) ? new URL(address, base).href : address
}

const attributeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The edits in a piece of HTML.
 * @param open links that began in an earlier piece, the innermost last, each with whether its tags are left out
 */
function editsOfHtml({ value, position }: Html, change: ChangeLink, open: { isDropped: boolean }[]): Edit[] {
  const from = position?.start.offset
  if (from === undefined) return []
  const edit = ({ start, end }: { start: number; end: number }, text: string): Edit => {
    return { start: from + start, end: from + end, text, isWhole: false }
  }
  if (/^<\/a\s*>$/i.test(value)) return open.pop()?.isDropped ? [edit({ start: 0, end: value.length }, '')] : []
  return htmlLinks(value).flatMap(({ address, attribute, opening, closing, alt }) => {
    const changed = change(address)
    if (closing === undefined && alt === undefined) open.push({ isDropped: changed === undefined })
    if (changed === address) return []
    const name = alt === undefined ? 'href' : 'src'
    if (changed !== undefined) return [edit(attribute, `${name}="${attributeText(changed)}"`)]
    return [edit(opening, alt ?? ''), ...(closing === undefined ? [] : [edit(closing, '')])]
  })
}

/** Changes the addresses of links and images in a Markdown text and its HTML; everything else stays as it is. */
export function mapLinks(markdown: string, change: ChangeLink): string {
  if (!/[[<]/.test(markdown)) return markdown
  const edits: Edit[] = []
  const dropped = new Set<string>()
  const tree = parser.parse(markdown) as Root
  visit(tree, 'definition', ({ url, identifier }) => void (change(url) === undefined && dropped.add(identifier)))
  const open: { isDropped: boolean }[] = []
  visit(tree, (node) => {
    if (node.type === 'html') edits.push(...editsOfHtml(node, change, open))
    const edit = editOf(node as Nodes, markdown, change, dropped)
    if (edit === undefined) return undefined
    edits.push(edit)
    return edit.isWhole ? SKIP : undefined
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), markdown)
}

/**
 * Creates a function that resolves the relative links of a specification's descriptions, except those to its
 * operations.
 * @param base a URL that they are relative to, or `text`, which leaves only their words
 * @param basePath route under which operations are published
 */
export function linkResolver(base: string | undefined, basePath: string): (markdown: string) => string {
  if (base === undefined) return (markdown) => markdown
  const change: ChangeLink = (href) => {
    const isOwn = href.startsWith('#') || `${href}/`.startsWith(`${basePath}/`)
    if (isOwn || isAbsolute(href)) return href
    return base === 'text' ? undefined : resolveAddress(href, base)
  }
  return (markdown) => mapLinks(markdown, change)
}

function withAddresses(description: string, site: string): string {
  return mapLinks(description, (href) => (/^\/(?!\/)/.test(href) ? `${site}${publicHref(href)}` : href))
}

/**
 * Makes the links to the site in a bundle's descriptions absolute, because relative links don't work outside the site.
 * @param site public origin, without a trailing slash
 */
export function withAbsoluteLinks(document: Record<string, unknown>, site: string): Record<string, unknown> {
  const version = versionOf(document)
  const visit = (shape: ShapeName, value: unknown): unknown => {
    if (!isRecord(value)) return value
    const copy = mapChildren(shape, value, version, (child) => visit(child.shape, child.value))
    if (typeof copy.description === 'string') copy.description = withAddresses(copy.description, site)
    return copy
  }
  return visit('OpenApi', document) as Record<string, unknown>
}
