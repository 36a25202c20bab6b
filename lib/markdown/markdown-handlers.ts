import type { Element, Nodes } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { FootnoteDefinition, PhrasingContent, Root, RootContent } from 'mdast'
import { parseFenceMeta } from './fence-meta.ts'
import type { MarkdownTabs } from './markdown-tabs.ts'
import { emphasis, heading, link, list, paragraph, strong } from './mdast-nodes.ts'
import { screenOf } from './rehype-screens.ts'
import { visit } from './visit.ts'

/** The attribute of an element; JSX and hast spell data attributes differently. */
export function textProperty({ properties }: Element, name: string): string | undefined {
  const hyphened = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const value = properties[name] ?? properties[hyphened]
  return typeof value === 'string' ? value : undefined
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name)
}

function elements(node: Element, tagName: string): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName)
}

function without(node: Element, left: readonly Nodes[]): Element {
  return { ...node, children: node.children.filter((child) => !left.includes(child)) }
}

const flow = (state: State, node: Element) => state.toFlow(state.all(node)) as never[]
const nothing: Handle = () => undefined

function tightLists(nodes: RootContent[]): RootContent[] {
  visit({ type: 'root', children: nodes } as Root, ['list', 'listItem'], (node) => {
    Object.assign(node, { spread: false })
  })
  return nodes
}

const details: Handle = (state, node) => {
  const [summary] = elements(node, 'summary')
  const title = summary === undefined ? [] : [paragraph(strong(textOf(summary)))]
  return [...title, ...flow(state, without(node, elements(node, 'summary')))]
}

const div: Handle = (state, node) => {
  if (screenOf(node) !== undefined) return paragraph(emphasis(textProperty(node, 'ariaLabel') ?? ''))
  const shown = textProperty(node, 'dataSrc')
  if (shown !== undefined) return { type: 'image', url: shown, alt: textProperty(node, 'ariaLabel') ?? '' }
  if (hasClass(node, 'file-tree')) return tightLists(flow(state, node))
  if (!hasClass(node, 'admonition')) return defaultHandlers.div(state, node)
  const title = elements(node, 'p').find((child) => hasClass(child, 'admonition-title'))
  const kind = textProperty(node, 'dataType') ?? 'note'
  const name = kind.charAt(0).toUpperCase() + kind.slice(1)
  const isNamed = title !== undefined && textOf(title) !== name
  const head = paragraph(isNamed ? strong(`${name}: `, ...(state.all(title) as PhrasingContent[])) : strong(name))
  return { type: 'blockquote', children: [head, ...flow(state, without(node, title === undefined ? [] : [title]))] }
}

const figure: Handle = (state, node) => {
  const [drawing] = elements(node, 'div')
  const source = drawing === undefined ? undefined : textProperty(drawing, 'dataSource')
  const [video] = elements(node, 'video')
  if (drawing !== undefined && source !== undefined) {
    const texts = [textProperty(drawing, 'ariaLabel') ?? '', ...elements(node, 'figcaption').map(textOf)]
    const captions = texts.filter((text) => text !== '').map((text) => paragraph(emphasis(text)))
    return [{ type: 'code', lang: 'mermaid', value: source }, ...captions]
  }
  if (video === undefined) return state.all(node)
  const [file] = elements(video, 'source')
  return paragraph(link(String(file?.properties.src ?? ''), textProperty(video, 'ariaLabel') ?? 'Video'))
}

const figcaption: Handle = (_, node) => paragraph(emphasis(textOf(node)))

/** The title of a step is no heading of a list item: it stands out in its first line. */
const li: Handle = (state, node) => {
  if (!hasClass(node, 'step')) return defaultHandlers.li(state, node)
  const [title] = node.children.filter((child): child is Element => child.type === 'element')
  const head = title === undefined ? [] : [paragraph(strong(textOf(title)))]
  return { type: 'listItem', spread: true, children: [...head, ...flow(state, without(node, title ? [title] : []))] }
}

function card(state: State, item: Element): RootContent[] {
  const [box] = elements(item, 'div')
  const [target] = box === undefined ? [] : elements(box, 'a')
  const [text] = box === undefined ? [] : elements(box, 'div')
  if (target === undefined) return flow(state, item)
  const [first, ...rest] = text === undefined ? [] : (flow(state, text) as RootContent[])
  const words = first?.type === 'paragraph' ? first.children : []
  const title = link(String(target.properties.href), textOf(target))
  const head = words.length === 0 ? paragraph(title) : paragraph(title, ': ', ...words)
  return first === undefined || first.type === 'paragraph' ? [head, ...rest] : [head, first, ...rest]
}

const ul: Handle = (state, node) =>
  hasClass(node, 'cards')
    ? list(elements(node, 'li').map((item) => card(state, item) as never[]))
    : defaultHandlers.ul(state, node)

const pre: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node)
  const [inner] = elements(node, 'code')
  const title = inner === undefined ? undefined : parseFenceMeta(textProperty(inner, 'metastring')).title
  return block.type === 'code' && title !== undefined ? { ...block, meta: `title="${title}"` } : block
}

const span: Handle = (state, node) => {
  const [word] = elements(node, 'button')
  if (hasClass(node, 'badge')) return strong(textOf(node))
  return state.all(word !== undefined && hasClass(node, 'term-host') ? word : node)
}

/** The number of a footnote in the text. */
const sup: Handle = (state, node) => {
  const [target] = elements(node, 'a')
  const id = target?.properties.dataFootnoteRef === undefined ? undefined : textOf(target)
  return id === undefined ? state.all(node) : { type: 'footnoteReference', identifier: id, label: id }
}

const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return state.all(node)
  const notes = elements(node, 'ol').flatMap((notes) => elements(notes, 'li'))
  return notes.map((note, index): FootnoteDefinition => {
    const id = String(index + 1)
    return { type: 'footnoteDefinition', identifier: id, label: id, children: flow(state, note) }
  })
}

const a: Handle = (state, node) =>
  node.properties.dataFootnoteBackref === undefined ? defaultHandlers.a(state, node) : undefined

const tabs: Handle = (state, node) =>
  ({
    type: 'tabs',
    children: elements(node, 'doc-tab').map((tab) => ({
      type: 'tab',
      label: textProperty(tab, 'dataLabel') ?? '',
      children: flow(state, tab),
    })),
  }) satisfies MarkdownTabs as never

/** How the elements of a page, those of writers’ components among them, are written in Markdown. */
export const markdownHandlers: Readonly<Record<string, Handle>> = {
  a,
  details,
  div,
  'doc-tabs': tabs,
  figcaption,
  figure,
  form: nothing,
  h1: (state, node) => heading(2, ...(state.all(node) as never[])),
  li,
  p: (state, node) => (hasClass(node, 'eyebrow') ? undefined : defaultHandlers.p(state, node)),
  pre,
  section,
  span,
  sup,
  svg: nothing,
  ul,
}
