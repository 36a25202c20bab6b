import type { Code, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { isScalar, parseDocument, type Scalar } from 'yaml'
import { lineStarts } from '../prose/placed-text.ts'
import { notProse, type ProseKind, type ProseRun } from '../prose/prose-run.ts'
import { type RunBuilder, runBuilder } from '../prose/run-builder.ts'
import { isJsx, type JsxNode } from './jsx-node.ts'
import type { PageContext } from './page-context.ts'

type Parent = Extract<Nodes, { children: unknown }>

/** Inline nodes. */
const inline = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'inlineCode', 'break', 'image', 'html'],
  ...['imageReference', 'footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression'],
])
/** HTML elements with literal text. */
const literalElements = new Set(['code', 'kbd', 'samp', 'var', 'pre'])
/** HTML attributes with text for readers. */
const htmlProse: Readonly<Record<string, ProseKind>> = { alt: 'text', title: 'text' }
const frontmatterKinds: Readonly<Record<string, ProseKind>> = {
  title: 'title',
  sidebarLabel: 'title',
  description: 'description',
}

function offsets(node: Nodes | JsxNode['attributes'][number]): { start: number; end: number } | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? undefined : { start, end }
}

export type ProseContext = Pick<PageContext, 'prose' | 'sourceColumn' | 'components'>

/**
 * Collects the prose of a page with its positions for the prose checks, without code, URLs, tokens, and tags. Runs
 * before the plugins that rewrite directives and fences.
 */
export const remarkProse = (context: ProseContext) => (tree: Root, file: VFile) => {
  const text = String(file)
  const source = { text, lineStarts: lineStarts(text), sourceColumn: context.sourceColumn }
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
  /** Collects the texts of a diagram; titles of other fences are file names. */
  const collectFence = (node: Code) => {
    const place = offsets(node)
    if (node.lang !== 'mermaid' || place === undefined) return
    const [line = ''] = text.slice(place.start).split('\n', 1)
    for (const { 1: name = '', 2: value = '', index } of line.matchAll(/\b(alt|title)="([^"]*)"/g)) {
      const start = place.start + index + name.length + 2
      collectRange('text', start, start + value.length)
    }
  }
  const isLiteral = ({ name }: JsxNode) =>
    literalElements.has(name ?? '') || context.components[name ?? '']?.isLiteral === true
  const collectAttributes = (node: JsxNode) => {
    const definition = context.components[node.name ?? '']
    const kinds: Readonly<Record<string, ProseKind | undefined>> = definition ? (definition.prose ?? {}) : htmlProse
    for (const attribute of node.attributes) {
      const place = offsets(attribute)
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string' || place === undefined) continue
      const kind = kinds[attribute.name]
      const quote = /=\s*["']/.exec(text.slice(place.start, place.end))
      if (kind === undefined || quote === null) continue
      collectRange(kind, place.start + quote.index + quote[0].length, place.end - 1)
    }
  }

  const addInline = (builder: RunBuilder, nodes: readonly Nodes[]) => {
    for (const node of nodes) {
      const place = offsets(node)
      // A node without a position was created by a plugin that links URLs in text.
      if (place === undefined) continue
      if (isJsx(node)) collectAttributes(node)
      if (node.type === 'image' || node.type === 'imageReference') {
        const open = text.indexOf('[', place.start) + 1
        const close = text.indexOf(']', open)
        if (node.alt) collectRange('text', open, close === -1 ? place.end : close)
      }
      const isBreak = node.type === 'break' || (isJsx(node) && node.name === 'br')
      const isAddress = node.type === 'link' && text[place.start] !== '['
      if (node.type === 'text') builder.add(place.start, place.end)
      else if (isBreak || (node.type === 'html' && /^<br\b/i.test(node.value))) builder.put(' ', place.start)
      else if ('children' in node && !isAddress && !(isJsx(node) && isLiteral(node)) && node.children.length > 0)
        addInline(builder, node.children)
      else builder.put(notProse, place.start)
    }
  }

  const collect = (node: Nodes, kind: ProseKind) => {
    if (node.type === 'yaml') collectFrontmatter((offsets(node)?.start ?? 0) + text.indexOf('\n') + 1, node.value)
    else if (node.type === 'code') collectFence(node)
    if (isJsx(node)) {
      collectAttributes(node)
      if (isLiteral(node)) return
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
