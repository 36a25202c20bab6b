import type { Code, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { isScalar, parseDocument, type Scalar } from 'yaml'
import { notProse, type ProseKind, type ProseRun } from '../prose/prose-run.ts'
import { proseSource, type RunBuilder, runBuilder } from '../prose/run-builder.ts'
import type { PageContext } from './page-context.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Parent = Extract<Nodes, { children: unknown }>

/** Nodes that stand in a line of text. */
const inline = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'inlineCode', 'break', 'image', 'html'],
  ...['imageReference', 'footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression'],
])
/** Elements whose text is shown as it is typed. */
const literalElements = new Set(['code', 'kbd', 'samp', 'var', 'pre', 'FileTree'])
/** Attributes that readers see or hear, by the kind of their text. */
const attributeKinds: Readonly<Record<string, ProseKind>> = {
  title: 'heading',
  alt: 'text',
  caption: 'text',
  eyebrow: 'text',
  label: 'text',
  primary: 'text',
  searchLabel: 'text',
  secondary: 'text',
  summary: 'text',
}
const frontmatterKinds: Readonly<Record<string, ProseKind>> = {
  title: 'title',
  sidebarLabel: 'title',
  description: 'description',
}

function offsets(node: Nodes | Jsx['attributes'][number]): { start: number; end: number } | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? undefined : { start, end }
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/**
 * Collects the prose of a page with its places for the checks of language: what readers read, without code, addresses,
 * tokens and tags. It stands before the plugins that rewrite directives and fences.
 */
export const remarkProse = (context: Pick<PageContext, 'prose' | 'sourceColumn'>) => (tree: Root, file: VFile) => {
  const text = String(file)
  const source = proseSource(text, context.sourceColumn)
  const keep = (run: ProseRun | undefined) => {
    if (run !== undefined) context.prose.push(run)
  }
  const collectRange = (kind: ProseKind, start: number, end: number) => {
    const builder = runBuilder(source)
    builder.add(start, end)
    keep(builder.finish(kind))
  }

  const collectFrontmatter = (start: number, yaml: string) => {
    const document = parseDocument(yaml)
    if (document.errors.length > 0) return
    for (const [key, kind] of Object.entries(frontmatterKinds)) {
      const value = document.get(key, true) as Scalar | undefined
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) continue
      const [from, to] = value.range
      const quotes = value.type?.startsWith('QUOTE') === true ? 1 : 0
      const header = value.type?.startsWith('BLOCK') === true ? yaml.slice(from).search(/(?<=\n\s*)\S/) : 0
      collectRange(kind, start + from + quotes + header, start + to - quotes)
    }
  }
  /** The texts of a diagram; titles of other fences are names of files. */
  const collectFence = (node: Code) => {
    const place = offsets(node)
    if (node.lang !== 'mermaid' || place === undefined) return
    const [line = ''] = text.slice(place.start).split('\n', 1)
    for (const { 1: name = '', 2: value = '', index } of line.matchAll(/\b(alt|title)="([^"]*)"/g)) {
      const start = place.start + index + name.length + 2
      collectRange('text', start, start + value.length)
    }
  }
  const collectAttributes = (node: Jsx) => {
    for (const attribute of node.attributes) {
      const place = offsets(attribute)
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string' || place === undefined) continue
      const kind = attributeKinds[attribute.name]
      const quote = /=\s*["']/.exec(text.slice(place.start, place.end))
      if (kind === undefined || quote === null) continue
      // What a film or an element of HTML calls a title is a sentence.
      const isHeading = kind === 'heading' && /^[A-Z]/.test(node.name ?? '') && node.name !== 'Video'
      collectRange(isHeading ? kind : 'text', place.start + quote.index + quote[0].length, place.end - 1)
    }
  }

  const addInline = (builder: RunBuilder, nodes: readonly Nodes[]) => {
    for (const node of nodes) {
      const place = offsets(node)
      // A node without a place was made by a plugin, from an address that stands in the text.
      if (place === undefined) continue
      if (isJsx(node)) collectAttributes(node)
      if (node.type === 'image' || node.type === 'imageReference') {
        const open = text.indexOf('[', place.start) + 1
        const close = text.indexOf(']', open)
        if (node.alt) collectRange('text', open, close === -1 ? place.end : close)
      }
      const isBreak = node.type === 'break' || (isJsx(node) && node.name === 'br')
      const isAddress = node.type === 'link' && text[place.start] !== '['
      const isLiteral = isJsx(node) && literalElements.has(node.name ?? '')
      if (node.type === 'text') builder.add(place.start, place.end)
      else if (isBreak || (node.type === 'html' && /^<br\b/i.test(node.value))) builder.put(' ', place.start)
      else if ('children' in node && !isAddress && !isLiteral && node.children.length > 0)
        addInline(builder, node.children)
      else builder.put(notProse, place.start)
    }
  }

  const collect = (node: Nodes, kind: ProseKind) => {
    if (node.type === 'yaml') collectFrontmatter((offsets(node)?.start ?? 0) + text.indexOf('\n') + 1, node.value)
    else if (node.type === 'code') collectFence(node)
    if (isJsx(node)) {
      collectAttributes(node)
      if (literalElements.has(node.name ?? '')) return
    }
    if (!('children' in node)) return
    let line: Nodes[] = []
    const finishLine = () => {
      const builder = runBuilder(source)
      addInline(builder, line)
      keep(builder.finish(kind))
      line = []
    }
    for (const child of (node as Parent).children as Nodes[]) {
      if (inline.has(child.type)) line.push(child)
      else {
        if (line.length > 0) finishLine()
        const isTitle = child.type === 'paragraph' && child.data?.directiveLabel === true
        collect(child, child.type === 'heading' || isTitle ? 'heading' : 'text')
      }
    }
    if (line.length > 0) finishLine()
  }
  collect(tree, 'text')
}
