import type { Code, Image, ImageReference, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { lineStarts } from '../prose/placed-text.ts'
import { notProse, type ProseKind, type ProseRun } from '../prose/prose-run.ts'
import { type RunBuilder, runBuilder } from '../prose/run-builder.ts'
import { isJsx, type JsxNode } from './jsx-node.ts'
import type { PageContext } from './page-context.ts'

type Parent = Extract<Nodes, { children: unknown }>

/** Offsets in the text. */
interface Span {
  start: number
  end: number
}

interface ProsePage extends Pick<PageContext, 'components'> {
  text: string
  openRun: () => RunBuilder
  keep: (run: ProseRun | undefined) => void
}

/** HTML elements with literal text. */
const literalElements = new Set(['code', 'kbd', 'samp', 'var', 'pre'])
/** HTML attributes with text for readers. */
const htmlProse: Readonly<Record<string, ProseKind>> = { alt: 'text', title: 'text' }

function spanOf(node: Nodes | JsxNode['attributes'][number]): Span | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Collects a piece of the page as a text of its own. */
function collectRange({ openRun, keep }: ProsePage, kind: ProseKind, start: number, end: number): void {
  const run = openRun()
  run.add(start, end)
  keep(run.finish(kind))
}

/** Collects the texts of a diagram; titles of other fences are file names. */
function collectFence({ lang }: Code, { start: fence }: Span, page: ProsePage): void {
  if (lang !== 'mermaid') return
  const [line = ''] = page.text.slice(fence).split('\n', 1)
  for (const { 1: name = '', 2: value = '', index } of line.matchAll(/\b(alt|title)="([^"]*)"/g)) {
    const start = fence + index + name.length + 2
    collectRange(page, 'text', start, start + value.length)
  }
}

function collectAttributes(node: JsxNode, page: ProsePage): void {
  const definition = page.components[node.name ?? '']
  const kinds: Readonly<Record<string, ProseKind | undefined>> = definition ? (definition.prose ?? {}) : htmlProse
  for (const attribute of node.attributes) {
    const span = spanOf(attribute)
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string' || span === undefined) continue
    const kind = kinds[attribute.name]
    const quote = /=\s*["']/.exec(page.text.slice(span.start, span.end))
    if (kind === undefined || quote === null) continue
    collectRange(page, kind, span.start + quote.index + quote[0].length, span.end - 1)
  }
}

function isLiteral({ name }: JsxNode, { components }: ProsePage): boolean {
  return literalElements.has(name ?? '') || components[name ?? '']?.isLiteral === true
}

type AddInline<Node extends Nodes> = (node: Node, span: Span, page: ProsePage, run: RunBuilder) => void

const addSpace: AddInline<Nodes> = (_, { start }, __, run) => run.put(' ', start)
const addNoProse: AddInline<Nodes> = (_, { start }, __, run) => run.put(notProse, start)

const addChildren: AddInline<Parent> = (node, span, page, run) => {
  if (node.children.length === 0) addNoProse(node, span, page, run)
  else addInline(node.children, page, run)
}

const addImage: AddInline<Image | ImageReference> = (node, span, page, run) => {
  if (node.alt) {
    const open = page.text.indexOf('[', span.start) + 1
    const close = page.text.indexOf(']', open)
    collectRange(page, 'text', open, close === -1 ? span.end : close)
  }
  addNoProse(node, span, page, run)
}

const addTag: AddInline<JsxNode> = (node, span, page, run) => {
  collectAttributes(node, page)
  const add = node.name === 'br' ? addSpace : isLiteral(node, page) ? addNoProse : addChildren
  add(node, span, page, run)
}

const inline: { readonly [Type in Nodes['type']]?: AddInline<Extract<Nodes, { type: Type }>> } = {
  text: (_, { start, end }, __, run) => run.add(start, end),
  emphasis: addChildren,
  strong: addChildren,
  delete: addChildren,
  // The text of an address is the address.
  link: (node, span, page, run) => (page.text[span.start] === '[' ? addChildren : addNoProse)(node, span, page, run),
  linkReference: addChildren,
  inlineCode: addNoProse,
  break: addSpace,
  image: addImage,
  imageReference: addImage,
  html: (node, span, page, run) => (/^<br\b/i.test(node.value) ? addSpace : addNoProse)(node, span, page, run),
  footnoteReference: addNoProse,
  mdxJsxTextElement: addTag,
  mdxTextExpression: addNoProse,
}

/** A block in a line of text, as in a tag. */
const addBlock: AddInline<Nodes> = (node, span, page, run) => {
  if (isJsx(node)) addTag(node, span, page, run)
  else if ('children' in node) addChildren(node, span, page, run)
  else addNoProse(node, span, page, run)
}

function addInline(nodes: readonly Nodes[], page: ProsePage, run: RunBuilder): void {
  for (const node of nodes) {
    const span = spanOf(node)
    // A node without a position was created by a plugin that links URLs in text.
    if (span === undefined) continue
    // The table has a function for nodes of each type.
    const add = (inline[node.type] ?? addBlock) as AddInline<Nodes>
    add(node, span, page, run)
  }
}

/** Collects the children of a block: consecutive inline nodes are one text. */
function collectChildren({ children }: Parent, kind: ProseKind, page: ProsePage): void {
  let line: Nodes[] = []
  const finishLine = () => {
    if (line.length === 0) return
    const run = page.openRun()
    addInline(line, page, run)
    page.keep(run.finish(kind))
    line = []
  }
  for (const child of children) {
    if (inline[child.type] !== undefined) line.push(child)
    else {
      finishLine()
      const isTitle = child.type === 'paragraph' && child.data?.directiveLabel === true
      collectBlock(child, child.type === 'heading' || isTitle ? 'heading' : 'text', page)
    }
  }
  finishLine()
}

function collectBlock(node: Nodes, kind: ProseKind, page: ProsePage): void {
  const span = spanOf(node)
  if (node.type === 'code' && span !== undefined) collectFence(node, span, page)
  if (isJsx(node)) {
    collectAttributes(node, page)
    if (isLiteral(node, page)) return
  }
  if ('children' in node) collectChildren(node, kind, page)
}

export type ProseContext = Pick<PageContext, 'prose' | 'sourceColumn' | 'components'>

/**
 * Collects the prose of a page's body with its positions for the prose checks, without code, URLs, tokens, and tags.
 * Runs before the plugins that rewrite directives and fences.
 */
export const remarkProse = (context: ProseContext) => (tree: Root, file: VFile) => {
  const text = String(file)
  const source = { text, lineStarts: lineStarts(text), sourceColumn: context.sourceColumn }
  const page: ProsePage = {
    text,
    components: context.components,
    openRun: () => runBuilder(source),
    keep: (run) => {
      if (run !== undefined) context.prose.push(run)
    },
  }
  collectBlock(tree, 'text', page)
}
