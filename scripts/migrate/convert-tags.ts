import type { Nodes, Parent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { htmlElements } from '#lib/markdown/html-elements.ts'
import { isJsx, type JsxNode } from '#lib/markdown/jsx-node.ts'
import { SKIP, visit } from '#lib/markdown/visit.ts'
import { admonition, anchor, cardList, codeBlock, embedded, partial, picture } from './convert-components.ts'
import { pictureFile } from './convert-links.ts'
import { codeHint } from './convert-plain-tags.ts'
import { otherComponents } from './other-components.ts'
import { type Convert, type Page, retag, unknownTag, unwrap } from './page.ts'
import { offsetsOf } from './parse-doc.ts'
import { type Code, NotStatic } from './static-value.ts'
import { expressionValue, isTag, programOf, propertiesOf, type Tag, tagOf } from './tags.ts'

interface TabValue {
  value?: unknown
  label?: unknown
}

/** Labels that a set of tabs gives to its items. */
function tabLabels(values: unknown): Map<string, string> {
  const list = (Array.isArray(values) ? values : []) as TabValue[]
  return new Map(list.map(({ value, label }) => [String(value), String(label ?? value)]))
}

/** The tabs of a set. MDX puts those on one line into a paragraph, and components that pages can't have are unwrapped. */
function tabsOf(page: Page, node: Parent): JsxNode[] {
  return (node.children as Nodes[]).flatMap((child): JsxNode[] => {
    if (isTag(child, 'TabItem') || isTag(child, 'Tab')) return [child]
    const isLeft = isJsx(child) && !isUnwrapped(page, child)
    return !isLeft && (child.type === 'paragraph' || isJsx(child)) ? tabsOf(page, child as Parent) : []
  })
}

const tabs: Convert = (page, tag, values) => {
  const labels = tabLabels(values.get('values'))
  const items = tabsOf(page, tag.node)
  if (items.length === 0) {
    page.note(
      tag.start,
      'A <Tabs> has no tabs that can be read, so only its content was kept.',
      'Write its tabs as <Tab>.',
    )
    unwrap(page, tag)
    return
  }
  for (const item of items) page.tabs.add(item)
  const all = items.map((item) => propertiesOf(item, page.lookup))
  const first = values.get('defaultValue') ?? all.find((item) => item.get('default') === true)?.get('value')
  if (first !== undefined && first !== null && all.length > 0 && all[0]?.get('value') !== first)
    page.note(tag.start, `The tab “${first}” was open first; here, the first one is.`, 'Put it first.')
  items.forEach((item, at) => {
    const label = all[at]?.get('label') ?? all[at]?.get('title')
    const value = String(all[at]?.get('value') ?? label ?? at + 1)
    retag(page, tagOf(item, page.text), 'Tab', { label: label ?? labels.get(value) ?? value, value })
  })
  const group = values.get('groupId') ?? values.get('syncKey') ?? values.get('queryString')
  retag(page, tag, 'Tabs', { group: typeof group === 'string' ? group : undefined })
}

const details: Convert = (page, tag, values) => {
  let text = values.get('summary')
  visit(tag.node as Nodes, (node) => {
    if (!isTag(node as Nodes, 'summary')) return undefined
    text ??= plainText(node)
    const [start, end] = offsetsOf(node as Nodes)
    page.edit(start, end, '')
    return false
  })
  retag(page, tag, 'Details', {
    summary: String(text ?? '').trim() || 'Details',
    open: values.get('open') === true || values.get('open') === '',
  })
}

const htmlHeading: Convert = (page, tag, values) => {
  const content = page.text.slice(tag.openEnd, tag.closeStart).replace(/\s+/g, ' ').trim()
  const id = typeof values.get('id') === 'string' ? ` {#${values.get('id')}}` : ''
  if (tag.name === 'h1' && page.heading === undefined && page.doc !== undefined) {
    page.heading = plainText(tag.node as Nodes).trim()
    page.remove(tag.start, tag.end)
  } else page.edit(tag.start, tag.end, `\n${'#'.repeat(Math.max(2, Number(tag.name[1])))} ${content}${id}\n`)
}

const replaced: Readonly<Record<string, string>> = {
  center: 'div',
  figure: 'div',
  figcaption: 'p',
  article: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  font: 'span',
  tfoot: 'tbody',
}

const elementName = (name: string) => (Object.hasOwn(replaced, name) ? (replaced[name] ?? name) : name)
const isElement = (name: string) => htmlElements.has(elementName(name))

/** An HTML element that pages can contain: without classes, styles, and handlers. */
function element(page: Page, tag: Tag, name: string, values: ReadonlyMap<string, unknown>): void {
  if (name !== tag.name) {
    retag(page, tag, name, { id: values.get('id') })
    return
  }
  const src = values.get('src')
  const address = typeof src === 'string' ? page.address(src) : ''
  if (address === undefined) {
    page.note(tag.start, `There is no file ${src}, so <${name}> was left out.`, 'Add the file to public/, and show it.')
    page.remove(tag.start, tag.end)
    return
  }
  for (const attribute of tag.node.attributes) {
    const isKept =
      attribute.type === 'mdxJsxAttribute' &&
      !/^(?:className|class|style|on[A-Z].*|key|align)$/.test(attribute.name) &&
      values.has(attribute.name)
    const { start, end } = attribute.position ?? {}
    if (
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'src' &&
      typeof src === 'string' &&
      start?.offset !== undefined
    )
      page.edit(start.offset, end?.offset ?? start.offset, `src="${address}"`)
    else if (!isKept && start?.offset !== undefined && end?.offset !== undefined)
      page.edit(start.offset - 1, end.offset, '')
  }
}

/** Styles and scripts: their text isn't for readers. */
const code: Convert = (page, tag) => {
  page.note(tag.start, `<${tag.name}> was left out.`, codeHint)
  page.remove(tag.start, tag.end)
}

const tab: Convert = (page, tag) => {
  if (page.tabs.has(tag.node)) return
  page.note(tag.start, `A <${tag.name}> is outside of <Tabs>, so only its content was kept.`, 'Put it into <Tabs>.')
  unwrap(page, tag)
}

const converters: Readonly<Record<string, Convert>> = {
  ...otherComponents,
  Tabs: tabs,
  Tab: tab,
  TabItem: tab,
  details,
  Details: details,
  summary: () => undefined,
  img: picture,
  Image: picture,
  ThemedImage: picture,
  a: anchor,
  Link: anchor,
  CodeBlock: codeBlock,
  Admonition: admonition,
  DocCardList: cardList,
  iframe: embedded,
  video: embedded,
  audio: embedded,
  style: code,
  script: code,
  // Each page already has a table of contents.
  TOCInline: (page, tag) => page.remove(tag.start, tag.end),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, htmlHeading])),
}

/** Whether only the content of a tag stays: pages can't have it. */
function isUnwrapped(page: Page, { name }: JsxNode): boolean {
  const tag = name ?? ''
  return !page.imports.paths.get(tag)?.match(/\.mdx?$/) && !Object.hasOwn(converters, tag) && !isElement(tag)
}

/** A component of a project that shows a picture, by its file. */
function showsPicture(tag: Tag, values: ReadonlyMap<string, unknown>): boolean {
  const src = values.get('src')
  return tag.openEnd === tag.end && typeof src === 'string' && pictureFile.test(src)
}

function convertTag(page: Page, node: JsxNode): void {
  const tag = tagOf(node, page.text)
  const values = propertiesOf(node, page.lookup)
  const path = page.imports.paths.get(tag.name)
  const convert = Object.hasOwn(converters, tag.name) ? converters[tag.name] : undefined
  const name = elementName(tag.name)
  if (path !== undefined && /\.mdx?$/.test(path)) partial(page, tag, path, values)
  else if (tag.name === '' || tag.name === 'Translate') unwrap(page, tag)
  else if (convert !== undefined) convert(page, tag, values)
  else if (htmlElements.has(name)) element(page, tag, name, values)
  else if (showsPicture(tag, values)) picture(page, tag, values)
  else unknownTag(page, tag, values)
}

/** Keeps comments and plain values; `{props.x}` of a partial becomes `{x}`. */
function convertExpression(page: Page, node: Nodes): void {
  const [statement] = programOf(node)
  if (statement === undefined) return
  const [start, end] = offsetsOf(node)
  const { object, property } = (statement.expression ?? {}) as {
    object?: { name?: string }
    property?: { name: string }
  }
  if (page.doc === undefined && object?.name === 'props' && property !== undefined && property.name !== 'children') {
    page.edit(start, end, `{${property.name}}`)
    return
  }
  try {
    const value = expressionValue(node, page.lookup)
    if ((statement.expression as Code).type !== 'Literal')
      page.edit(start, end, `{${JSON.stringify(String(value ?? ''))}}`)
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error
    page.note(start, `The expression ${page.slice(node).slice(0, 40)} was left out.`, 'Write its value.')
    page.remove(start, end)
  }
}

/** Converts components, HTML elements, expressions, and imports. */
export function convertTags(page: Page): void {
  for (const block of page.imports.blocks) page.remove(...offsetsOf(block))
  if (page.imports.exports)
    page.note(
      offsetsOf(page.imports.blocks[0] as Nodes)[0],
      'An export was left out.',
      'Write its value where it is used.',
    )
  visit(page.parsed.tree, (node) => {
    if (isJsx(node)) {
      convertTag(page, node)
      const [start, end] = offsetsOf(node as Nodes)
      const last = page.edits.at(-1)
      return last?.start === start && last.end >= end ? SKIP : undefined
    }
    if (/^mdx(?:Text|Flow)Expression$/.test(node.type)) convertExpression(page, node)
    return undefined
  })
}
