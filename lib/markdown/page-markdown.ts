import type { Root as HastRoot } from 'hast'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { FootnoteDefinition, Heading, PhrasingContent, Root, RootContent } from 'mdast'
import { publicHref } from '../pages/public-href.ts'
import { admonitions } from './admonitions.ts'
import { elementsOf, flowOf, hasClass, textProperty, without } from './element-parts.ts'
import { parseFenceMeta } from './fence-meta.ts'
import { emphasis, heading, paragraph, strong } from './mdast-nodes.ts'
import type { ComponentDefinition } from './page-context.ts'
import { withoutSharedPieces } from './shared-piece.ts'
import { visit } from './visit.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Intermediate node for tabs in the Markdown version; a finished tree doesn't contain any. */
interface MarkdownTabs {
  type: 'tabs'
  children: { type: 'tab'; label: string; children: MarkdownPart[] }[]
}

type MarkdownPart = RootContent | MarkdownTabs

function headingsOf(nodes: readonly MarkdownPart[]): Heading[] {
  const headings: Heading[] = []
  visit({ type: 'root', children: nodes } as Root, 'heading', (node) => void headings.push(node))
  return headings
}

/** Lowers the headings in a tab below the tab's heading. */
function lowerHeadings(nodes: readonly MarkdownPart[], below: number): void {
  const headings = headingsOf(nodes)
  const move = below + 1 - Math.min(...headings.map(({ depth }) => depth))
  if (move <= 0) return
  for (const node of headings) node.depth = Math.min(node.depth + move, 6) as Heading['depth']
}

/** The content of tabs, each under a heading unless that would look like a new section, as in a list or quote. */
function partsOf({ children: tabs }: MarkdownTabs, depth: number, isNested: boolean): RootContent[] {
  const isSample = tabs.every(({ children }) => children.length === 1 && children[0]?.type === 'code')
  return tabs.flatMap(({ label, children }) => {
    if (isNested || isSample) return [paragraph(strong(label)), ...placeTabs(children, depth, isNested)]
    lowerHeadings(children, depth + 1)
    return [heading(depth + 1, label), ...placeTabs(children, depth + 1)]
  })
}

/**
 * Replaces the tabs of a page with consecutive sections, each under a heading one level below the enclosing heading.
 * @param depth level of the enclosing heading
 */
function placeTabs(nodes: readonly MarkdownPart[], depth = 1, isNested = false): RootContent[] {
  let current = depth
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'heading') current = node.depth
    if (node.type === 'tabs') return partsOf(node, current, isNested)
    if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
      node.children = placeTabs(node.children, current, true) as never
    }
    return [node]
  })
}

const nothing: Handle = () => undefined
const transparent: Handle = (state, node) => state.all(node)

const div: Handle = (state, node) => {
  if (!hasClass(node, 'admonition')) return defaultHandlers.div(state, node)
  const title = elementsOf(node, 'p').find((child) => hasClass(child, 'admonition-title'))
  const name = admonitions[textProperty(node, 'dataType') ?? '']?.title ?? 'Note'
  const isNamed = title !== undefined && textOf(title) !== name
  const head = paragraph(isNamed ? strong(`${name}: `, ...(state.all(title) as PhrasingContent[])) : strong(name))
  return { type: 'blockquote', children: [head, ...flowOf(state, without(node, title === undefined ? [] : [title]))] }
}

/** A diagram becomes its source, followed by its text alternative or caption. */
const figure: Handle = (state, node) => {
  const [drawing] = elementsOf(node, 'div')
  const source = drawing === undefined ? undefined : textProperty(drawing, 'dataSource')
  if (drawing === undefined || source === undefined) return state.all(node)
  const texts = [textProperty(drawing, 'ariaLabel') ?? '', ...elementsOf(node, 'figcaption').map(textOf)]
  const captions = texts.filter((text) => text !== '').map((text) => paragraph(emphasis(text)))
  return [{ type: 'code', lang: 'mermaid', value: source }, ...captions]
}

const figcaption: Handle = (_, node) => paragraph(emphasis(textOf(node)))

const pre: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node)
  const [inner] = elementsOf(node, 'code')
  const title = inner === undefined ? undefined : parseFenceMeta(textProperty(inner, 'metastring')).title
  return block.type === 'code' && title !== undefined ? { ...block, meta: `title="${title}"` } : block
}

/** A footnote reference. */
const sup: Handle = (state, node) => {
  const [target] = elementsOf(node, 'a')
  const id = target?.properties.dataFootnoteRef === undefined ? undefined : textOf(target)
  return id === undefined ? state.all(node) : { type: 'footnoteReference', identifier: id, label: id }
}

const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return state.all(node)
  const notes = elementsOf(node, 'ol').flatMap((notes) => elementsOf(notes, 'li'))
  return notes.map((note, index): FootnoteDefinition => {
    const id = String(index + 1)
    return { type: 'footnoteDefinition', identifier: id, label: id, children: flowOf(state, note) }
  })
}

const a: Handle = (state, node) =>
  node.properties.dataFootnoteBackref === undefined ? defaultHandlers.a(state, node) : undefined

const tabs: Handle = (state, node) =>
  ({
    type: 'tabs',
    children: elementsOf(node, 'doc-tab').map((tab) => ({
      type: 'tab',
      label: textProperty(tab, 'dataLabel') ?? '',
      children: flowOf(state, tab),
    })),
  }) satisfies MarkdownTabs as never

/** Handlers that convert elements to Markdown, where those of the package are not enough. */
const markdownHandlers: Readonly<Record<string, Handle>> = {
  a,
  div,
  'doc-tabs': tabs,
  figcaption,
  figure,
  pre,
  section,
  sup,
  svg: nothing,
}

/** The handlers for a page's elements. An element rendered by a component uses the component's `toMarkdown`, if any. */
function handlersFor(
  tree: HastRoot,
  components: Readonly<Record<string, ComponentDefinition>>,
): Record<string, Handle> {
  const handlers: Record<string, Handle> = { ...markdownHandlers }
  visit(tree, 'element', ({ tagName, data }) => {
    if (components[data?.component?.name ?? '']?.toMarkdown === undefined) return
    const plain = markdownHandlers[tagName] ?? defaultHandlers[tagName as keyof typeof defaultHandlers] ?? transparent
    handlers[tagName] = (state, node, parent) => {
      const { name = '', props = {} } = node.data?.component ?? {}
      const toMarkdown = components[name]?.toMarkdown
      return toMarkdown === undefined ? plain(state, node, parent) : toMarkdown(props as never, node, state)
    }
  })
  return handlers
}

/** Makes the URLs in a tree absolute, because Markdown is read outside of the site. */
export function absoluteAddresses(tree: Root, address: string): void {
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    if (URL.canParse(node.url, address)) node.url = new URL(publicHref(node.url), address).href
  })
}

/**
 * The body of a page as plain Markdown: components become their Markdown equivalents, samples and snippets are
 * complete, drawings become their source, and URLs are absolute.
 * @param tree the page before code is highlighted and tabs are expanded
 * @param address URL of the published page
 */
export function pageMarkdown(
  tree: HastRoot,
  address: string,
  components: Readonly<Record<string, ComponentDefinition>>,
): string {
  const converted = toMdast(withoutSharedPieces(tree), { handlers: handlersFor(tree, components) })
  const root: Root = converted.type === 'root' ? converted : { type: 'root', children: [converted] as Root['children'] }
  root.children = placeTabs(root.children)
  absoluteAddresses(root, address)
  return writeMarkdown(root)
}

/** Removes the sources of diagrams, which only the Markdown version needs. */
export const rehypeWithoutSources = () => (tree: HastRoot) => {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['dataSource', 'data-source']) delete properties[name]
  })
}
